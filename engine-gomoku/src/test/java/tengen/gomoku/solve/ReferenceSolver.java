package tengen.gomoku.solve;

import java.util.List;
import tengen.game.Move.Place;
import tengen.game.Side;

/**
 * Reference solver for wins by threats by their definition, against every legal reply; for boards
 * with few empty points.
 */
final class ReferenceSolver {
  private final ReferenceBoard board;
  private final boolean foursAlone;
  private final Side attacker;

  ReferenceSolver(ReferenceBoard board, Side attacker, boolean foursAlone) {
    this.board = board;
    this.attacker = attacker;
    this.foursAlone = foursAlone;
  }

  /**
   * Returns the number of the attacker's moves in a shortest win, or 0 if there is none within the
   * limit.
   */
  int shortest(int maxMoves) {
    for (int moves = 1; moves <= maxMoves; moves++) {
      if (attack(moves)) {
        return moves;
      }
    }
    return 0;
  }

  private boolean attack(int moves) {
    if (!board.fives(attacker).isEmpty()) {
      return true;
    }
    if (moves < 2) {
      return false;
    }
    for (Place move : board.legal(attacker)) {
      board.put(move, attacker);
      boolean wins = threatens() && defend(moves - 1);
      board.take(move);
      if (wins) {
        return true;
      }
    }
    return false;
  }

  private boolean defend(int moves) {
    if (!board.fives(attacker.other()).isEmpty()) {
      return false;
    }
    return board.legal(attacker.other()).stream().allMatch(reply -> attackAfter(reply, moves));
  }

  private boolean attackAfter(Place reply, int moves) {
    board.put(reply, attacker.other());
    boolean wins = attack(moves);
    board.take(reply);
    return wins;
  }

  private boolean threatens() {
    return !board.fives(attacker).isEmpty()
        || (!foursAlone && board.legal(attacker).stream().anyMatch(this::makesTwoFives));
  }

  /** Returns true if a stone leaves a five that no single reply prevents. */
  private boolean makesTwoFives(Place move) {
    board.put(move, attacker);
    List<Place> fives = board.fives(attacker);
    boolean two =
        fives.size() > 1 && board.empty().stream().allMatch(reply -> isFiveLeftAfter(reply, fives));
    board.take(move);
    return two;
  }

  private boolean isFiveLeftAfter(Place reply, List<Place> fives) {
    board.put(reply, attacker.other());
    boolean left = fives.stream().anyMatch(five -> board.isFive(five, attacker));
    board.take(reply);
    return left;
  }
}
