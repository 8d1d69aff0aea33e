package tengen.proof.verifier;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Whether every legal reply of White loses, by the rules alone. Black has just played.
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
  /** Black, to move, after a reply that does not lose at once. */
  interface Attack {
    /** Whether he wins in so many own moves, the five included. */
    boolean wins(int movesLeft);
  }

  /** Budgets are of fewer moves. */
  static final int MOST_MOVES = 256;

  private final StoneBoard board;

  /** By moves left, the reply that refuted last: it is tried first. */
  private final int[] refuters = new int[MOST_MOVES];

  private long nodesLeft;

  Defence(StoneBoard board) {
    this.board = board;
    Arrays.fill(refuters, StoneBoard.NONE);
  }

  /** How often it may be asked from now on; it then says that Black does not win. */
  void limit(long nodes) {
    nodesLeft = nodes;
  }

  /** Whether Black wins in so many more own moves, whatever White replies. */
  boolean isLost(int movesLeft, Attack attack) {
    if (--nodesLeft < 0 || board.hasFour(StoneBoard.WHITE) || movesLeft < 1) {
      return false;
    }
    BitSet open = board.emptyPointsOf(4, StoneBoard.BLACK);
    if (open.cardinality() > 1) {
      return true;
    }
    if (open.isEmpty()) {
      BitSet threes = threes();
      if (threes.isEmpty() || movesLeft < 2) {
        return false;
      }
      open = takenFromAll(threes);
      open.or(board.emptyPointsOf(3, StoneBoard.WHITE));
    }
    int refuter = refuters[movesLeft];
    boolean isTried = refuter != StoneBoard.NONE && open.get(refuter);
    if (isTried && !winsAfter(refuter, movesLeft, attack)) {
      return false;
    }
    return open.stream()
        .allMatch(reply -> (isTried && reply == refuter) || winsAfter(reply, movesLeft, attack));
  }

  private boolean winsAfter(int reply, int movesLeft, Attack attack) {
    board.place(reply, StoneBoard.WHITE);
    boolean isWon = attack.wins(movesLeft);
    board.remove(reply);
    if (!isWon) {
      refuters[movesLeft] = reply;
    }
    return isWon;
  }

  /** The points that give Black two points to make a five. */
  private BitSet threes() {
    BitSet fours = board.emptyPointsOf(3, StoneBoard.BLACK);
    BitSet found = new BitSet();
    fours.stream().filter(board::makesTwoFivePoints).forEach(found::set);
    return found;
  }

  /** The replies that leave none of these as it is. */
  private BitSet takenFromAll(BitSet threes) {
    BitSet all = takenFrom(threes.nextSetBit(0));
    threes.stream().forEach(three -> all.and(takenFrom(three)));
    return all;
  }

  private BitSet takenFrom(int three) {
    BitSet fives = board.fivePointsAfter(three);
    BitSet taken = fives.cardinality() == 2 ? fives : new BitSet();
    taken.set(three);
    return taken;
  }
}
