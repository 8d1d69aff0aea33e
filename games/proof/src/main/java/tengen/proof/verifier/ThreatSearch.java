package tengen.proof.verifier;

import static java.util.Objects.requireNonNull;
import static tengen.proof.verifier.StoneBoard.BLACK;
import static tengen.proof.verifier.StoneBoard.NONE;
import static tengen.proof.verifier.StoneBoard.WHITE;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Searches for wins of Black by threes and fours. Its claims are not trusted: it writes its moves
 * into a {@link Replay}, which plays them out.
 *
 * <p>Depth-first proof number search (Nagai, "Df-pn algorithm for searching AND/OR trees and its
 * applications", 2002). If several positions are all needed, the hardest counts in full and each
 * other one counts 1 (Ueda et al., "Weak proof-number search", 2008). A search continues until it
 * is a quarter harder than the next best (Pawlewicz and Lew, "Improving depth-first PN-search: 1 +
 * epsilon trick", 2006).
 */
final class ThreatSearch {
  private static final int INFINITE = 1 << 28;
  private static final Numbers SUCCESS = new Numbers(0, INFINITE);
  private static final Numbers FAILURE = new Numbers(INFINITE, 0);

  /**
   * The minimum numbers of positions still to settle to show that the side to move succeeds, and
   * that it fails. Black succeeds by winning within the moves left, White by escaping.
   */
  private record Numbers(int success, int failure) {}

  /** The numbers of a node by its children, its best move, and the number of the second best. */
  private record Choice(Numbers numbers, int move, int second) {}

  private final StoneBoard board;
  private final Defence defence;
  private final Replay found;
  private final Map<Long, Numbers> table = new HashMap<>();
  private int depth;

  ThreatSearch(StoneBoard board, Defence defence, Replay found) {
    this.board = board;
    this.defence = defence;
    this.found = found;
  }

  /** Returns whether the search finds a win for Black, to move, within this number of moves. */
  boolean finds(int movesAllowed) {
    table.clear();
    depth = movesAllowed;
    return board.hasFour(BLACK) || search(BLACK, movesAllowed, INFINITE, INFINITE).equals(SUCCESS);
  }

  /** Searches until the result is known or a number reaches its limit. */
  private Numbers search(int colour, int movesLeft, int successLimit, int failureLimit) {
    boolean isBlack = colour == BLACK;
    int rest = isBlack ? Replay.afterMove(board, movesLeft, depth) : movesLeft;
    BitSet moves = isBlack ? attacks(rest) : requireNonNull(defence.replies(movesLeft));
    while (true) {
      Choice choice = choose(moves, colour, rest);
      Numbers numbers = choice.numbers;
      table.put(key(board.key(), colour, movesLeft), numbers);
      if (numbers.success >= successLimit || numbers.failure >= failureLimit || defence.isSpent()) {
        return numbers;
      }
      board.place(choice.move, colour);
      search(
          BLACK + WHITE - colour,
          rest,
          failureLimit - moves.cardinality() + 1,
          Math.min(successLimit, choice.second + choice.second / 4 + 1));
      board.remove(choice.move);
    }
  }

  /** Chooses the best move. Removes the moves that fail. */
  private Choice choose(BitSet moves, int colour, int rest) {
    int known = colour == BLACK ? found.move(rest) : NONE;
    int best = NONE;
    int success = INFINITE;
    int second = INFINITE;
    int hardest = 0;
    for (int move = moves.nextSetBit(0); move != NONE; move = moves.nextSetBit(move + 1)) {
      Numbers after = after(move, colour, rest);
      hardest = Math.max(hardest, after.success);
      if (after.success == 0) {
        moves.clear(move);
      } else if (after.failure < success || (after.failure == success && move == known)) {
        second = success;
        success = after.failure;
        best = move;
      } else {
        second = Math.min(second, after.failure);
      }
    }
    if (success == 0 && colour == BLACK) {
      found.put(best, rest);
    }
    int failure = hardest + Math.max(0, moves.cardinality() - 1);
    return new Choice(success == 0 ? SUCCESS : new Numbers(success, failure), best, second);
  }

  /** Returns the numbers of the other side after a move. */
  private Numbers after(int move, int colour, int rest) {
    int other = BLACK + WHITE - colour;
    long key = key(board.keyAfter(move, colour), other, rest);
    Numbers known = table.get(key);
    if (known == null) {
      board.place(move, colour);
      known = other == BLACK ? beforeAttack(rest) : beforeReply(defence.replies(rest));
      board.remove(move);
      table.put(key, known);
    }
    return known;
  }

  private Numbers beforeAttack(int movesLeft) {
    return movesLeft < 1 ? FAILURE : board.hasFour(BLACK) ? SUCCESS : new Numbers(1, 1);
  }

  private static Numbers beforeReply(@Nullable BitSet replies) {
    return replies == null
        ? SUCCESS
        : replies.isEmpty() ? FAILURE : new Numbers(1, replies.cardinality());
  }

  /** Returns the block of White's four if there is one, else fours and possible threes. */
  private BitSet attacks(int rest) {
    if (rest < 1) {
      return new BitSet();
    }
    if (board.hasFour(WHITE)) {
      return board.emptyPointsOf(4, WHITE);
    }
    BitSet fours = board.emptyPointsOf(3, BLACK);
    if (rest > 1) {
      board.emptyPointsOf(2, BLACK).stream().filter(board::mayMakeThree).forEach(fours::set);
    }
    return fours;
  }

  private static long key(long boardKey, int colour, int movesLeft) {
    return boardKey ^ (0x9E3779B97F4A7C15L * (colour + 16L * movesLeft));
  }
}
