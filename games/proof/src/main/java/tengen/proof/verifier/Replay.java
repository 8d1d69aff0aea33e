package tengen.proof.verifier;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Plays out a strategy of Black. Wins that it finds are wins by the rules, whatever the source of
 * the strategy.
 *
 * <p>The strategy's moves are stored by the stones played since the start and by Black's moves
 * left. A position can have several such numbers, since some blocks do not count. So a win found
 * after one reply, or after a pass, can be played after any other. The five and the blocks of
 * White's fours count as Black's moves, except blocks before any other move.
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

  /** Makes the current position of the board the start of the strategy. */
  void startHere() {
    start = board.key();
  }

  /**
   * Stores Black's move in the current position.
   *
   * @param rest Black's moves left after it
   */
  void put(int move, int rest) {
    moves.put(key(rest), move);
  }

  /** Returns Black's move in the current position: an empty point, or {@link StoneBoard#NONE}. */
  int move(int rest) {
    int move = moves.getOrDefault(key(rest), StoneBoard.NONE);
    return move != StoneBoard.NONE && board.isEmpty(move) ? move : StoneBoard.NONE;
  }

  private long key(int rest) {
    return (board.key() ^ start) + rest;
  }

  /** Returns whether Black, to move, wins within this number of moves. */
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

  /** Returns Black's moves left after the next one. */
  static int afterMove(StoneBoard board, int movesLeft, int depth) {
    return movesLeft == depth && board.hasFour(StoneBoard.WHITE) ? movesLeft : movesLeft - 1;
  }
}
