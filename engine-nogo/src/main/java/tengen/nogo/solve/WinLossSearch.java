package tengen.nogo.solve;

import java.util.Arrays;
import java.util.function.LongPredicate;
import tengen.common.HotPath;
import tengen.common.NodeBudget;
import tengen.nogo.board.BitBoard;

/**
 * A depth-first search for the winner with a {@link NogoProofTable}. Regions in which only one side
 * may move are not searched but counted as moves in hand. A side needs to spend one only if it has
 * more of them than the other; otherwise the other answers with one of its own.
 *
 * <p><b>Bounds.</b> Let X have {@code n} more moves in hand than Y, and let Y have at most {@code
 * m} moves in the open regions. If {@code n > m}, X wins whoever moves first: X plays only moves in
 * hand, and Y runs out first. If {@code n = m} and Y is to move, X wins likewise.
 *
 * <p>Moves are ordered by {@link MoveOrdering} and {@link WinHistory}. Killer moves, which won at
 * the same ply elsewhere, are preferred (Akl and Newborn, "The Principal Continuation and the
 * Killer Heuristic", 1977). This took 12 % fewer nodes in the table of solved positions, 59 % on
 * 3x6, 33 % on 2x9.
 */
@HotPath
final class WinLossSearch {
  /** Limit of the plies of any game, exclusive: every point once, and every move in hand. */
  private static final int MAX_PLIES = 2 * CompactBoard.MAX_POINTS;

  private static final int MOVES = CompactBoard.MAX_POINTS + 1;

  /** Number of the move that uses up a move which only its side can make. */
  static final int TEMPO = CompactBoard.MAX_POINTS;

  /**
   * Ordering bonus of a killer move, half a private point. A whole one took twice the nodes on 9x9.
   */
  private static final int KILLER_BONUS = 8;

  /** Offset that makes every ordering key positive; the smallest key comes first. */
  private static final int ORDER_OFFSET = 1 << 16;

  /** Ply of the position to solve. */
  private static final int ROOT = 1;

  private final NodeBudget budget = new NodeBudget();
  private final CompactBoard board = new CompactBoard();
  private final PositionKeys keys = new PositionKeys();
  private final MoveOrdering ordering = new MoveOrdering(board);
  private final WinHistory history = new WinHistory(MOVES);
  private final RegionBounds regions = new RegionBounds(board, MAX_PLIES);
  private final NogoProofTable table;
  private final LengthSearch lengths;

  /** Moves of each ply, with their ordering key in the bits above the point. */
  private final int[] moves = new int[MAX_PLIES * MOVES];

  private final int[] counts = new int[MAX_PLIES];

  /** Killer moves: the last two moves that won at each ply. */
  private final int[] killers = new int[2 * MAX_PLIES];

  /**
   * Best move at the root after a search: a winning move, or the move that took the most nodes to
   * refute.
   */
  private int bestMove;

  private long bestMoveNodes;

  private int difference;

  WinLossSearch(long tableBytes) {
    table = new NogoProofTable(tableBytes);
    lengths = new LengthSearch(board, keys, table, budget);
  }

  /** Loads a position; returns false if it is too large. */
  boolean load(BitBoard position) {
    difference = 0;
    if (!board.load(position) || !keys.load(position, board)) {
      return false;
    }
    table.clear();
    return true;
  }

  /** Returns {@link NogoProofTable#WIN} or LOSS, or UNKNOWN if a limit was reached. */
  int search(int side, long maxNodes, LongPredicate shouldStop) {
    budget.start(maxNodes, shouldStop);
    Arrays.fill(killers, TEMPO);
    history.clear();
    bestMove = TEMPO;
    bestMoveNodes = 0;
    return search(side, ROOT);
  }

  private int search(int side, int ply) {
    if (!budget.take()) {
      return NogoProofTable.UNKNOWN;
    }
    long nodesBefore = budget.nodes();
    regions.update(ply);
    int net = regions.netMoves(ply, side) - inHandSpent(side);
    if (net > regions.maxMoves(1 - side)) {
      return NogoProofTable.WIN;
    }
    if (-net >= regions.maxMoves(side)) {
      return NogoProofTable.LOSS;
    }
    int outcome = generateMoves(side, ply, net) ? NogoProofTable.WIN : searchMoves(side, ply);
    if (outcome != NogoProofTable.UNKNOWN) {
      table.put(keys.key(difference), outcome, budget.nodes() - nodesBefore);
    }
    return outcome;
  }

  /** Returns the number of moves in hand that a side has spent, minus those of the other. */
  private int inHandSpent(int side) {
    return side == BitBoard.BLACK ? difference : -difference;
  }

  /** Generates the moves not known to lose, best first; returns true if one is known to win. */
  private boolean generateMoves(int side, int ply, int net) {
    int first = ply * MOVES;
    counts[ply] = 0;
    if (net > 0 && add(side, ply, first, TEMPO, net)) {
      return true;
    }
    long open = ~regions.settled(ply);
    for (long rest = board.legal(side) & open; rest != 0; rest &= rest - 1) {
      if (add(side, ply, first, Long.numberOfTrailingZeros(rest), net)) {
        return true;
      }
    }
    if (ordering.isLookAheadUseful(open)) {
      lookAhead(side, ply, first, open);
    }
    return false;
  }

  private void lookAhead(int side, int ply, int first, long open) {
    for (int i = 0; i < counts[ply]; i++) {
      int move = moves[first + i] & 127;
      play(move, side);
      int value = ordering.valueAhead(side, open, -inHandSpent(side));
      undo(move, side);
      insert(first, i, order(side, ply, move, value));
    }
  }

  /** Returns the move with its ordering key in the bits above it. */
  private int order(int side, int ply, int move, int value) {
    int bonus = history.bonus(side, move) + (isKiller(ply, move) ? KILLER_BONUS : 0);
    return ((ORDER_OFFSET - value - bonus) << 7) | move;
  }

  private boolean add(int side, int ply, int first, int move, int net) {
    play(move, side);
    int known = probe(side, ply, move == TEMPO ? net - 1 : net);
    int value = ordering.value(side, ~regions.settled(ply));
    undo(move, side);
    if (known == NogoProofTable.LOSS) {
      recordWin(ply, move);
    } else if (known == NogoProofTable.UNKNOWN) {
      insert(first, counts[ply]++, order(side, ply, move, value));
    }
    return known == NogoProofTable.LOSS;
  }

  /**
   * Returns the result after a move as far as it is known without a search, for the opponent, who
   * is to move.
   */
  private int probe(int side, int ply, int net) {
    long open = ~regions.settled(ply);
    if (net >= Long.bitCount(board.legal(1 - side) & open)) {
      return NogoProofTable.LOSS;
    }
    if (-net > Long.bitCount(board.legal(side) & open)) {
      return NogoProofTable.WIN;
    }
    return table.probe(keys.key(difference));
  }

  private void insert(int first, int count, int move) {
    int at = first + count;
    for (; at > first && moves[at - 1] > move; at--) {
      moves[at] = moves[at - 1];
    }
    moves[at] = move;
  }

  private int searchMoves(int side, int ply) {
    int first = ply * MOVES;
    for (int at = first; at < first + counts[ply]; at++) {
      int move = moves[at] & 127;
      long nodesBefore = budget.nodes();
      play(move, side);
      int outcome = search(1 - side, ply + 1);
      undo(move, side);
      if (budget.isSpent()) {
        return NogoProofTable.UNKNOWN;
      }
      boolean hasWon = outcome == NogoProofTable.LOSS;
      history.add(side, move, hasWon);
      if (hasWon) {
        recordWin(ply, move);
        return NogoProofTable.WIN;
      }
      if (ply == ROOT && budget.nodes() - nodesBefore > bestMoveNodes) {
        bestMove = move;
        bestMoveNodes = budget.nodes() - nodesBefore;
      }
    }
    return NogoProofTable.LOSS;
  }

  private boolean isKiller(int ply, int move) {
    return killers[2 * ply] == move || killers[2 * ply + 1] == move;
  }

  private void recordWin(int ply, int move) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    if (ply == ROOT) {
      bestMove = move;
    }
  }

  private void play(int move, int side) {
    if (move == TEMPO) {
      difference += side == BitBoard.BLACK ? 1 : -1;
    } else {
      board.play(move, side);
      keys.play(move, side);
    }
  }

  private void undo(int move, int side) {
    if (move == TEMPO) {
      difference -= side == BitBoard.BLACK ? 1 : -1;
    } else {
      board.undo();
      keys.undo(move, side);
    }
  }

  /** Returns the loaded board's point of the best move, or {@link NogoSolution#NO_POINT}. */
  int boardPoint(int side) {
    long inHand = regions.fill(ROOT, side);
    long any = inHand != 0 ? inHand : board.legal(side);
    if (bestMove != TEMPO) {
      return board.boardPoint(bestMove);
    }
    return any == 0 ? NogoSolution.NO_POINT : board.boardPoint(Long.numberOfTrailingZeros(any));
  }

  NogoProofTable table() {
    return table;
  }

  /**
   * Returns the loaded board's point of the move that lasts longest, or {@link
   * NogoSolution#NO_POINT}.
   */
  int lastingBoardPoint(int side, long maxNodes, LongPredicate shouldStop) {
    budget.start(maxNodes, shouldStop);
    long moves = lengths.longest(side);
    return moves == 0 ? NogoSolution.NO_POINT : board.boardPoint(Long.numberOfTrailingZeros(moves));
  }

  long nodes() {
    return budget.nodes();
  }
}
