package tengen.gomoku.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.proof.tree.ProofStones;

/** Conversion of freestyle games on square boards to the proof's move sequences. */
final class FreestyleLine {
  private static final String FREESTYLE = "gomoku-freestyle";

  private FreestyleLine() {}

  /**
   * Returns the stones in an order in which they could have been played, Black first, or empty if
   * the game has other rules or another size or the sides did not alternate.
   */
  static Optional<ProofStones> stones(Position position, int size) {
    if (!position.rules().equals(FREESTYLE)
        || !(position.setup() instanceof Setup.Board board)
        || board.width() != size
        || board.height() != size
        || !board.neutral().isEmpty()) {
      return Optional.empty();
    }
    List<Integer> line = new ArrayList<>();
    boolean isInTurn = addSetup(board, line);
    for (Turn turn : position.turns()) {
      isInTurn &= isBlackNext(line) == (turn.side() == Side.BLACK);
      if (turn.move() instanceof Place place) {
        line.add(point(place, size));
      } else {
        isInTurn = false;
      }
    }
    isInTurn &= isBlackNext(line) == (position.toMove() == Side.BLACK);
    return isInTurn ? Optional.of(ProofStones.of(size, line)) : Optional.empty();
  }

  private static boolean addSetup(Setup.Board board, List<Integer> line) {
    int more = board.black().size() - board.white().size();
    for (int i = 0; i < board.black().size(); i++) {
      line.add(point(board.black().get(i), board.width()));
      if (i < board.white().size()) {
        line.add(point(board.white().get(i), board.width()));
      }
    }
    return more == 0 || more == 1;
  }

  private static boolean isBlackNext(List<Integer> line) {
    return line.size() % 2 == 0;
  }

  private static int point(Place place, int size) {
    return place.y() * size + place.x();
  }
}
