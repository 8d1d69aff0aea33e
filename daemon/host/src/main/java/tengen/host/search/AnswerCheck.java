package tengen.host.search;

import java.util.List;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Move.Places;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.search.Goal;

/** Checks engines' answers by the rules of the game. */
final class AnswerCheck {
  private AnswerCheck() {}

  /** Returns why a move is not a valid answer to a goal; empty if it is. */
  static Optional<String> objection(GameRules rules, Position position, Goal goal, Move answer) {
    return switch (goal) {
      case Goal.BestMove _ -> rules.objection(position, answer);
      case Goal.Balance(int points, double _) -> pointsObjection(rules, position, answer, points);
      case Goal.Opening _ -> openingObjection(rules, position, answer);
    };
  }

  /**
   * Checks an answer in swap2, the only procedure: three points at 0 stones; a swap, a move, or at
   * 3 stones two points later.
   */
  private static Optional<String> openingObjection(
      GameRules rules, Position position, Move answer) {
    int stones = stones(rules, position);
    return switch (answer) {
      case Move.Swap _ when stones > 0 -> Optional.empty();
      case Place place when stones > 0 -> rules.objection(position, place);
      case Places places when stones == 0 -> pointsObjection(rules, position, places, 3);
      case Places places when stones == 3 -> pointsObjection(rules, position, places, 2);
      default -> Optional.of("no answer at " + stones + " stones");
    };
  }

  private static Optional<String> pointsObjection(
      GameRules rules, Position position, Move answer, int points) {
    if (!(answer instanceof Places(List<Place> places)) || places.size() != points) {
      return Optional.of("not " + points + " points");
    }
    Position after = position;
    for (Place place : places) {
      Optional<String> objection = rules.objection(after, place);
      if (objection.isPresent()) {
        return objection;
      }
      after = rules.play(after, place);
    }
    return Optional.empty();
  }

  static int stones(GameRules rules, Position position) {
    return rules.board(position).map(AnswerCheck::stones).orElse(0);
  }

  private static int stones(Setup.Board board) {
    return board.black().size() + board.white().size();
  }
}
