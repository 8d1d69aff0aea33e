package tengen.app.solve;

import java.util.ArrayList;
import java.util.List;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;

/** AnswerGrader questions that the rules alone decide. */
record RulesSolver(GameRules rules) {

  /** Returns every point where one stone of the side to move wins. */
  List<Place> winningPoints(Position position) {
    return rules
        .legalMoves(position)
        .filter(Place.class::isInstance)
        .map(Place.class::cast)
        .filter(place -> wins(position, place))
        .toList();
  }

  private boolean wins(Position position, Place place) {
    return rules.verdict(rules.play(position, place)) instanceof Verdict.Won won
        && won.side() == position.toMove();
  }

  /** Returns every empty point that is forbidden to Black. */
  List<Place> forbiddenPoints(Position position) {
    Position black = position.withToMove(Side.BLACK);
    Setup.Board board = rules.board(position).orElseThrow();
    List<Place> forbidden = new ArrayList<>();
    for (int y = 0; y < board.height(); y++) {
      for (int x = 0; x < board.width(); x++) {
        var place = new Place(x, y);
        if (isEmpty(board, place) && rules.objection(black, place).isPresent()) {
          forbidden.add(place);
        }
      }
    }
    return forbidden;
  }

  private static boolean isEmpty(Setup.Board board, Place place) {
    return !board.black().contains(place)
        && !board.white().contains(place)
        && !board.neutral().contains(place);
  }
}
