package tengen.proof.verifier;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Plays a strategy of Black's out. What this finds won is won by the rules, wherever the strategy
 * comes from.
 *
 * <p>The strategy's moves are kept by what has been played since the start and by the own moves
 * left (one position can have several such numbers, since some blocks do not count), so that a win
 * found after one reply, or after a pass, can be played after any other. Own moves are counted, the
 * five and the blocks of White's fours included; but not the blocks that come before any other
 * move.
 */
final class Replay {
  private final StoneBoard board;
  private final Defence defence;
  private final Map<Long, Integer> moves = new HashMap<>();
  private long start;
  private int depth;

  Replay(StoneBoard board, Defence defence) {
    this.board = board;
    this.defence = defence;
  }

  /** The position on the board is where the strategy begins. */
  void startHere() {
    start = board.key();
  }

  /** Black, to move, plays this from now on, where it leaves him so many moves. */
  void put(int move, int rest) {
    moves.put(key(rest), move);
  }

  /** What Black, to move, plays: an empty point, or {@link StoneBoard#NONE}. */
  int move(int rest) {
    int move = moves.getOrDefault(key(rest), StoneBoard.NONE);
    return move != StoneBoard.NONE && board.isEmpty(move) ? move : StoneBoard.NONE;
  }

  private long key(int rest) {
    return (board.key() ^ start) + rest;
  }

  /** Whether Black, to move, wins in so many own moves. */
  boolean isWon(int movesAllowed) {
    depth = movesAllowed;
    return wins(movesAllowed);
  }

  private boolean wins(int movesLeft) {
    if (board.hasFour(StoneBoard.BLACK)) {
      return movesLeft > 0;
    }
    int rest = afterMove(board, movesLeft, depth);
    int move =
        board.hasFour(StoneBoard.WHITE)
            ? board.emptyPointsOf(4, StoneBoard.WHITE).nextSetBit(0)
            : move(rest);
    if (move == StoneBoard.NONE) {
      return false;
    }
    board.place(move, StoneBoard.BLACK);
    BitSet replies = defence.replies(rest);
    boolean isWon = replies != null && replies.stream().allMatch(reply -> winsAfter(reply, rest));
    board.remove(move);
    return isWon;
  }

  private boolean winsAfter(int reply, int movesLeft) {
    board.place(reply, StoneBoard.WHITE);
    boolean isWon = wins(movesLeft);
    board.remove(reply);
    return isWon;
  }

  /** Black's own moves left after his next. */
  static int afterMove(StoneBoard board, int movesLeft, int depth) {
    return movesLeft == depth && board.hasFour(StoneBoard.WHITE) ? movesLeft : movesLeft - 1;
  }
}
