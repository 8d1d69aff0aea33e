package tengen.proof.verifier;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds White's defences by the rules alone, after a move of Black.
 *
 * <ol>
 *   <li>White makes a five if possible.
 *   <li>If Black has two points to make a five, White takes one and Black the other.
 *   <li>If Black has one such point, White has to take it and the game goes on; after any other
 *       reply Black makes the five.
 *   <li>Otherwise Black must have a three: a point that makes two such points. A reply loses as in
 *       2 if it leaves Black a three and makes no four of White's. The game goes on after every
 *       other reply: White's fours, and replies that break every three.
 * </ol>
 *
 * <p>In 4 a reply breaks a three only on its point or, if it has just two points for a five, on one
 * of these. All other points of these windows are Black's already.
 */
final class Defence {
  private final StoneBoard board;
  private long nodesLeft;

  Defence(StoneBoard board) {
    this.board = board;
  }

  /**
   * Limits the number of further calls of {@link #replies}; after that it reports that White
   * escapes.
   */
  void limit(long nodes) {
    nodesLeft = nodes;
  }

  boolean isSpent() {
    return nodesLeft < 0;
  }

  /**
   * Returns the replies after which the game goes on; after all others Black wins within {@code
   * movesLeft} moves. Returns null if White escapes.
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

  /**
   * Returns the replies that break every three, or all points of the board if there is no three.
   */
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
