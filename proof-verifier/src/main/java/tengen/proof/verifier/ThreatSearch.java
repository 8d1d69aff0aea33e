package tengen.proof.verifier;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Looks for wins of Black by threes and fours. Nothing rests on what it claims: it writes its moves
 * into a {@link Replay}, which plays them out. Depth first, one own move deeper at a time, with
 * tables of what is settled.
 */
final class ThreatSearch implements Defence.Attack {
  /** Tells the positions in which no move has been counted yet from the others. */
  private static final long UNCOUNTED = 0x9E3779B97F4A7C15L;

  private final StoneBoard board;
  private final Defence defence;
  private final Replay found;

  /** By position: in how many moves no win was found, and in how many one was. */
  private final Map<Long, Integer> failed = new HashMap<>();

  private final Map<Long, Integer> won = new HashMap<>();

  /** By moves left, the move that won last. */
  private final int[] winners = new int[Defence.MOST_MOVES];

  private int depth;

  ThreatSearch(StoneBoard board, Defence defence, Replay found) {
    this.board = board;
    this.defence = defence;
    this.found = found;
    Arrays.fill(winners, StoneBoard.NONE);
  }

  /** Whether it finds a win for Black, to move, in at most so many own moves. */
  boolean finds(int movesAllowed) {
    failed.clear();
    won.clear();
    for (depth = 1; depth <= movesAllowed; depth++) {
      if (wins(depth)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean wins(int movesLeft) {
    if (board.hasFour(StoneBoard.BLACK)) {
      return movesLeft > 0;
    }
    long key = movesLeft == depth ? board.key() ^ UNCOUNTED : board.key();
    if (movesLeft >= won.getOrDefault(key, Integer.MAX_VALUE)) {
      return true;
    }
    if (movesLeft <= failed.getOrDefault(key, 0)) {
      return false;
    }
    boolean mustBlock = board.hasFour(StoneBoard.WHITE);
    int rest = Replay.afterMove(movesLeft, depth, mustBlock);
    boolean isWon =
        rest > 0
            && (mustBlock
                ? winsByAny(board.emptyPointsOf(4, StoneBoard.WHITE), rest)
                : winsByThreat(rest));
    (isWon ? won : failed).put(key, movesLeft);
    return isWon;
  }

  /** The strategy's move first, then the last that won, then fours, then what may be threes. */
  private boolean winsByThreat(int rest) {
    int known = found.move();
    int winner = winners[rest];
    if ((known != StoneBoard.NONE && wins(known, rest))
        || (winner != StoneBoard.NONE && board.isEmpty(winner) && wins(winner, rest))) {
      return true;
    }
    BitSet fours = board.emptyPointsOf(3, StoneBoard.BLACK);
    if (winsByAny(fours, rest)) {
      return true;
    }
    BitSet threes = board.emptyPointsOf(2, StoneBoard.BLACK);
    threes.andNot(fours);
    return rest > 1
        && threes.stream().anyMatch(move -> board.mayMakeThree(move) && wins(move, rest));
  }

  private boolean winsByAny(BitSet moves, int rest) {
    return moves.stream().anyMatch(move -> wins(move, rest));
  }

  private boolean wins(int move, int rest) {
    board.place(move, StoneBoard.BLACK);
    boolean isLost = defence.isLost(rest, this);
    board.remove(move);
    if (isLost) {
      winners[rest] = move;
      found.put(move);
    }
    return isLost;
  }
}
