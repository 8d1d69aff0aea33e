package tengen.nogo.solve;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.nogo.board.BitBoard;

/**
 * A compact NoGo board with undo: only the empty points of a position, numbered from 0, and the
 * chains around them. One word holds any set of these points. Boards of every shape are therefore
 * solved alike, and faster than on the {@link BitBoard}, whose handling of chains and legal moves
 * this class shares.
 *
 * <p>A chain is identified by its last stone, and a chain of the loaded position by {@code 64 +}
 * its stone on the board.
 */
@HotPath
final class CompactBoard {
  /** Maximum number of empty points. */
  static final int MAX_POINTS = 64;

  private static final int MAX_CHAINS = MAX_POINTS + BitBoard.MAX_POINTS;

  private int points;
  private final byte[] boardPoints = new byte[MAX_POINTS];
  private final byte[] numbers = new byte[BitBoard.MAX_POINTS];

  private final long[] around = new long[MAX_POINTS];

  /**
   * Chains of the loaded position beside each point: four entries per point, of which the first
   * {@code oldCounts} are used.
   */
  private final short[] old = new short[4 * MAX_POINTS];

  private final byte[] oldCounts = new byte[MAX_POINTS];

  private final short[] parents = new short[MAX_CHAINS];
  private final byte[] colours = new byte[MAX_CHAINS];
  private final long[] liberties = new long[MAX_CHAINS];

  private long empty;
  private final long[] legal = new long[2];

  private final byte[] played = new byte[MAX_POINTS];
  private final long[] legalBefore = new long[2 * MAX_POINTS];
  private final short[] joined = new short[MAX_CHAINS];
  private final short[] joinedBefore = new short[MAX_POINTS];
  private int plies;
  private int joins;

  /** Last liberties of enemy chains, collected while a stone is played. */
  private long atari;

  CompactBoard() {}

  /** Loads a position; returns false if it has too many empty points. */
  boolean load(BitBoard board) {
    points = 0;
    plies = 0;
    joins = 0;
    for (int point = 0; point < board.points(); point++) {
      if (board.isEmpty(point)) {
        if (points == MAX_POINTS) {
          return false;
        }
        boardPoints[points] = (byte) point;
        numbers[point] = (byte) points++;
      }
    }
    empty = points == 0 ? 0 : -1L >>> -points;
    legal[BitBoard.BLACK] = 0;
    legal[BitBoard.WHITE] = 0;
    for (int chain = 0; chain < MAX_CHAINS; chain++) {
      parents[chain] = (short) chain;
    }
    Arrays.fill(liberties, 0);
    for (int point = 0; point < points; point++) {
      link(board, point);
    }
    return true;
  }

  private void link(BitBoard board, int point) {
    int at = boardPoints[point];
    long bit = 1L << point;
    around[point] = 0;
    oldCounts[point] = 0;
    for (int i = 0; i < board.degree(at); i++) {
      int next = board.neighbour(at, i);
      if (board.isEmpty(next)) {
        around[point] |= 1L << numbers[next];
      } else {
        int chain = MAX_POINTS + board.chain(next);
        old[4 * point + oldCounts[point]++] = (short) chain;
        colours[chain] = (byte) (board.hasStone(next, BitBoard.BLACK) ? 0 : 1);
        liberties[chain] |= bit;
      }
    }
    legal[0] |= board.isLegal(at, BitBoard.BLACK) ? bit : 0;
    legal[1] |= board.isLegal(at, BitBoard.WHITE) ? bit : 0;
  }

  /** Puts a stone on a point where it is legal. */
  void play(int point, int colour) {
    legalBefore[2 * plies] = legal[0];
    legalBefore[2 * plies + 1] = legal[1];
    joinedBefore[plies] = (short) joins;
    played[plies++] = (byte) point;
    long bit = 1L << point;
    empty &= ~bit;
    legal[0] &= ~bit;
    legal[1] &= ~bit;
    atari = 0;
    colours[point] = (byte) colour;
    liberties[point] = around[point] & empty;
    for (long rest = around[point] & ~empty; rest != 0; rest &= rest - 1) {
      updateChain(point, colour, root(Long.numberOfTrailingZeros(rest)));
    }
    for (int at = 4 * point, end = at + oldCounts[point]; at < end; at++) {
      updateChain(point, colour, root(old[at]));
    }
    liberties[point] &= ~bit;
    close(point, colour);
  }

  private void updateChain(int point, int colour, int chain) {
    if (colours[chain] != colour) {
      liberties[chain] &= ~(1L << point);
      if (isInAtari(chain)) {
        atari |= liberties[chain];
      }
    } else if (chain != point) {
      parents[chain] = (short) point;
      joined[joins++] = (short) chain;
      liberties[point] |= liberties[chain];
    }
  }

  private void close(int point, int colour) {
    int enemy = 1 - colour;
    legal[colour] &= ~atari;
    if (isInAtari(point)) {
      legal[enemy] &= ~liberties[point];
      closeSuicides(colour, liberties[point]);
    }
    closeSuicides(enemy, atari | around[point]);
  }

  private void closeSuicides(int colour, long candidates) {
    for (long rest = candidates & legal[colour]; rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      if ((around[point] & empty) == 0 && !hasFreeChain(point, colour)) {
        legal[colour] &= ~(1L << point);
      }
    }
  }

  private boolean hasFreeChain(int point, int colour) {
    for (long rest = around[point]; rest != 0; rest &= rest - 1) {
      int chain = root(Long.numberOfTrailingZeros(rest));
      if (colours[chain] == colour && !isInAtari(chain)) {
        return true;
      }
    }
    for (int at = 4 * point, end = at + oldCounts[point]; at < end; at++) {
      int chain = root(old[at]);
      if (colours[chain] == colour && !isInAtari(chain)) {
        return true;
      }
    }
    return false;
  }

  /** Returns true if a chain has a single liberty; every chain has at least one. */
  private boolean isInAtari(int chain) {
    long all = liberties[chain];
    return (all & (all - 1)) == 0;
  }

  private int root(int stone) {
    int at = stone;
    while (parents[at] != at) {
      at = parents[at];
    }
    return at;
  }

  /** Takes back the last stone; there must be one. */
  void undo() {
    int point = played[--plies];
    long bit = 1L << point;
    for (int before = joinedBefore[plies]; joins > before; ) {
      int chain = joined[--joins];
      parents[chain] = (short) chain;
    }
    int enemy = 1 - colours[point];
    for (long rest = around[point] & ~empty; rest != 0; rest &= rest - 1) {
      free(root(Long.numberOfTrailingZeros(rest)), enemy, bit);
    }
    for (int at = 4 * point, end = at + oldCounts[point]; at < end; at++) {
      free(root(old[at]), enemy, bit);
    }
    empty |= bit;
    legal[0] = legalBefore[2 * plies];
    legal[1] = legalBefore[2 * plies + 1];
  }

  private void free(int chain, int colour, long bit) {
    if (colours[chain] == colour) {
      liberties[chain] |= bit;
    }
  }

  /** Returns the number of empty points in the loaded position; they are numbered from 0. */
  int points() {
    return points;
  }

  /** Returns a point's index on the loaded board. */
  int boardPoint(int point) {
    return boardPoints[point];
  }

  /** Returns the number of an empty point of the loaded board. */
  int number(int boardPoint) {
    return numbers[boardPoint];
  }

  /** Returns the points without a stone. */
  long empty() {
    return empty;
  }

  /** Returns the legal moves of a colour. */
  long legal(int colour) {
    return legal[colour];
  }

  /** Returns the neighbours of a point that were empty in the loaded position. */
  long around(int point) {
    return around[point];
  }

  /** Returns the number of a point's neighbours that were stones in the loaded position. */
  int oldNeighbours(int point) {
    return oldCounts[point];
  }

  /** Returns the present chain of the {@code i}-th such neighbour. */
  int oldChain(int point, int i) {
    return root(old[4 * point + i]);
  }

  /** Returns the chain of a stone that was played. */
  int chain(int stone) {
    return root(stone);
  }

  /** Returns the liberties of a chain. */
  long liberties(int chain) {
    return liberties[chain];
  }

  /** Returns the colour of a chain. */
  int colour(int chain) {
    return colours[chain];
  }
}
