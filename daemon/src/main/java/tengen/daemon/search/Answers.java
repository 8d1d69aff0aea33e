package tengen.daemon.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Move.Places;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.search.Goal;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** Judges an engine's answers by the rules, and finds one where the engine has none. */
final class Answers {
  private Answers() {}

  /** Why this move does not answer this goal. Empty: it does. */
  static Optional<String> objection(GameRules rules, Position position, Goal goal, Move answer) {
    return switch (goal) {
      case Goal.BestMove _ -> rules.objection(position, answer);
      case Goal.Balance(int points, double _) -> pointsObjection(rules, position, answer, points);
      case Goal.Opening _ -> openingObjection(rules, position, answer);
    };
  }

  /** Swap2, the one procedure there is: at 0 stones three points, at 3 and 5 fewer or a swap. */
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
      after = after.play(place);
    }
    return Optional.empty();
  }

  /** A legal answer without thought: the session must not be left without one. */
  static SearchResult fallback(GameRules rules, Position position, Goal goal) {
    Move answer =
        switch (goal) {
          case Goal.BestMove _ -> anyMove(rules, position);
          case Goal.Balance(int points, double _) -> anyPoints(rules, position, points);
          case Goal.Opening _ ->
              stones(rules, position) == 0 ? anyPoints(rules, position, 3) : new Move.Swap();
        };
    return new SearchResult(answer, new SearchProgress(0, List.of()));
  }

  /** The legal move nearest to the last one, or to the centre. */
  private static Move anyMove(GameRules rules, Position position) {
    Place near = lastPlace(position).orElseGet(() -> centre(rules, position));
    return rules
        .legalMoves(position)
        .limit(1000)
        .min(Comparator.comparingInt(to -> distance(near, to)))
        .orElseGet(Move.Resign::new);
  }

  private static Optional<Place> lastPlace(Position position) {
    return !position.turns().isEmpty() && position.turns().getLast().move() instanceof Place last
        ? Optional.of(last)
        : Optional.empty();
  }

  private static Place centre(GameRules rules, Position position) {
    return rules
        .board(position)
        .map(board -> new Place(board.width() / 2, board.height() / 2))
        .orElseGet(() -> new Place(0, 0));
  }

  private static int distance(Place from, Move to) {
    return to instanceof Place(int x, int y)
        ? Math.max(Math.abs(x - from.x()), Math.abs(y - from.y()))
        : Integer.MAX_VALUE;
  }

  private static Places anyPoints(GameRules rules, Position position, int points) {
    var places = new ArrayList<Place>();
    Position after = position;
    for (int i = 0; i < points; i++) {
      if (anyMove(rules, after) instanceof Place place) {
        places.add(place);
        after = after.play(place);
      }
    }
    return new Places(places);
  }

  private static int stones(GameRules rules, Position position) {
    return rules.board(position).map(Answers::stones).orElse(0);
  }

  private static int stones(Setup.Board board) {
    return board.black().size() + board.white().size();
  }
}
