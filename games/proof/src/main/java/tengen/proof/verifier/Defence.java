package tengen.proof.verifier;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * What White can reply, by the rules alone. Black has just played.
 *
 * <ol>
 *   <li>White makes a five if he can.
 *   <li>If Black has two points to make a five, White takes one and Black the other.
 *   <li>If he has one, White has to take it, and the game goes on there; after any other reply
 *       Black makes his five.
 *   <li>Else Black must have a three: a point that gives him two such points. Any reply that leaves
 *       him one, and makes no four of White's, loses as in 2. The game goes on after every other
 *       reply: White's fours, and what takes something from every three.
 * </ol>
 *
 * <p>In 4 a reply takes something from a three only on its point or, where it has just two, on one
 * of its points of a five: all other points of the windows concerned are Black's already.
 */
final class Defence {
  private final StoneBoard board;
  private long nodesLeft;

  Defence(StoneBoard board) {
    this.board = board;
  }

  /** How often it may be asked from now on; it then says that White escapes. */
  void limit(long nodes) {
    nodesLeft = nodes;
  }

  boolean isSpent() {
    return nodesLeft < 0;
  }

  /**
   * The replies after which the game goes on; after all others Black wins in so many more own
   * moves. Null if White escapes.
   */
  @Nullable BitSet replies(int movesLeft) {
    if (--nodesLeft < 0 || board.hasFour(StoneBoard.WHITE) || movesLeft < 1) {
      return null;
    }
    BitSet open = board.emptyPointsOf(4, StoneBoard.BLACK);
    if (open.cardinality() > 1) {
      return new BitSet();
    }
    if (open.isEmpty()) {
      open = takenFromThrees();
      if (open.cardinality() == board.points() || movesLeft < 2) {
        return null;
      }
      open.or(board.emptyPointsOf(3, StoneBoard.WHITE));
    }
    return open;
  }

  /** The replies that leave no three as it is: every point of the board if there is none. */
  private BitSet takenFromThrees() {
    BitSet all = new BitSet(board.points());
    all.set(0, board.points());
    BitSet fours = board.emptyPointsOf(3, StoneBoard.BLACK);
    for (int four = fours.nextSetBit(0); four >= 0; four = fours.nextSetBit(four + 1)) {
      BitSet taken = board.fivePointsAfter(four);
      if (taken.cardinality() > 1) {
        if (taken.cardinality() > 2) {
          taken.clear();
        }
        taken.set(four);
        all.and(taken);
      }
    }
    return all;
  }
}
