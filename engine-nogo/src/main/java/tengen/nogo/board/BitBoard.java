package tengen.nogo.board;

import tengen.common.HotPath;

/**
 * A NoGo board of up to {@value #MAX_POINTS} points as bit sets, with undo. Keeps the legal moves
 * of both sides up to date. Confined to one thread; only legal moves may be played.
 *
 * <p>A set of points is two words: point {@code p} is bit {@code p} of the first, or bit {@code p -
 * 64} of the second. Points are numbered row by row from the top left, from 0.
 *
 * <p>A chain is identified by its last stone, the root of a tree of joined chains. Joined chains
 * keep their liberties unchanged, so undo only has to detach them.
 *
 * <p>A point that is illegal for a side stays illegal for it: a chain in atari gains liberties only
 * by a stone on its last one, where the other side would capture. A stone therefore only removes
 * legal moves, at its neighbours and at the last liberties of the chains around it.
 */
@HotPath
public final class BitBoard {
  /** Maximum number of points. */
  public static final int MAX_POINTS = 128;

  /** Black's colour index. */
  public static final int BLACK = 0;

  /** White's colour index. */
  public static final int WHITE = 1;

  private static final int EMPTY = 2;
  private static final int WORD_BITS = 64;

  private final int width;
  private final int points;

  /**
   * Neighbours of each point, four entries per point of which the first {@code degrees} are used.
   */
  private final byte[] neighbours;

  private final byte[] degrees;
  private final long[] around;

  private final byte[] contents;
  private final byte[] parents;

  /**
   * Liberties of each chain, two words at twice its root's index. Empty points and each colour's
   * legal moves also take two words.
   */
  private final long[] liberties;

  private final long[] empty = new long[2];
  private final long[] legal = new long[4];

  private final byte[] played;
  private final long[] legalBefore;
  private final byte[] joined;
  private final byte[] joinedBefore;
  private int plies;
  private int joins;

  /** Last liberties of enemy chains, collected while a stone is played. */
  private long atariFirst;

  private long atariSecond;

  /** Creates an empty board. */
  public BitBoard(int width, int height) {
    this.width = width;
    points = width * height;
    if (points > MAX_POINTS) {
      throw new IllegalArgumentException(points + " points; at most " + MAX_POINTS);
    }
    neighbours = new byte[4 * points];
    degrees = new byte[points];
    around = new long[2 * points];
    contents = new byte[points];
    parents = new byte[points];
    liberties = new long[2 * points];
    played = new byte[points];
    legalBefore = new long[4 * points];
    joined = new byte[points];
    joinedBefore = new byte[points];
    for (int point = 0; point < points; point++) {
      link(point, width, height);
      empty[point / WORD_BITS] |= 1L << point;
      contents[point] = EMPTY;
    }
    for (int word = 0; word < 4 && points > 1; word++) {
      legal[word] = empty[word % 2];
    }
  }

  private void link(int point, int columns, int rows) {
    int x = point % columns;
    int y = point / columns;
    link(point, point - columns, y > 0);
    link(point, point - 1, x > 0);
    link(point, point + 1, x + 1 < columns);
    link(point, point + columns, y + 1 < rows);
  }

  private void link(int point, int next, boolean exists) {
    if (exists) {
      neighbours[4 * point + degrees[point]++] = (byte) next;
      around[2 * point + next / WORD_BITS] |= 1L << next;
    }
  }

  /** Puts a stone on a point where it is legal. */
  public void play(int point, int colour) {
    saveState(point);
    long bit = 1L << point;
    int word = point / WORD_BITS;
    empty[word] &= ~bit;
    legal[word] &= ~bit;
    legal[2 + word] &= ~bit;
    contents[point] = (byte) colour;
    parents[point] = (byte) point;
    atariFirst = 0;
    atariSecond = 0;
    liberties[2 * point] = around[2 * point] & empty[0];
    liberties[2 * point + 1] = around[2 * point + 1] & empty[1];
    for (int at = 4 * point, end = at + degrees[point]; at < end; at++) {
      updateChain(point, colour, neighbours[at]);
    }
    liberties[2 * point + word] &= ~bit;
    close(point, colour);
  }

  private void saveState(int point) {
    System.arraycopy(legal, 0, legalBefore, 4 * plies, 4);
    joinedBefore[plies] = (byte) joins;
    played[plies++] = (byte) point;
  }

  private void updateChain(int point, int colour, int next) {
    int content = contents[next];
    if (content == EMPTY) {
      return;
    }
    int chain = root(next);
    if (content != colour) {
      liberties[2 * chain + point / WORD_BITS] &= ~(1L << point);
      if (isInAtari(chain)) {
        atariFirst |= liberties[2 * chain];
        atariSecond |= liberties[2 * chain + 1];
      }
    } else if (chain != point) {
      parents[chain] = (byte) point;
      joined[joins++] = (byte) chain;
      liberties[2 * point] |= liberties[2 * chain];
      liberties[2 * point + 1] |= liberties[2 * chain + 1];
    }
  }

  /** Removes the legal moves of both sides that the stone has made illegal. */
  private void close(int point, int colour) {
    int own = 2 * colour;
    int enemy = 2 - own;
    legal[own] &= ~atariFirst;
    legal[own + 1] &= ~atariSecond;
    if (isInAtari(point)) {
      legal[enemy] &= ~liberties[2 * point];
      legal[enemy + 1] &= ~liberties[2 * point + 1];
      closeSuicides(colour, 0, liberties[2 * point]);
      closeSuicides(colour, 1, liberties[2 * point + 1]);
    }
    closeSuicides(1 - colour, 0, atariFirst | around[2 * point]);
    closeSuicides(1 - colour, 1, atariSecond | around[2 * point + 1]);
  }

  private void closeSuicides(int colour, int word, long candidates) {
    int at = 2 * colour + word;
    for (long rest = candidates & legal[at]; rest != 0; rest &= rest - 1) {
      int point = WORD_BITS * word + Long.numberOfTrailingZeros(rest);
      if (isSuicide(point, colour)) {
        legal[at] &= ~(1L << point);
      }
    }
  }

  private boolean isSuicide(int point, int colour) {
    if (((around[2 * point] & empty[0]) | (around[2 * point + 1] & empty[1])) != 0) {
      return false;
    }
    for (int at = 4 * point, end = at + degrees[point]; at < end; at++) {
      int next = neighbours[at];
      if (contents[next] == colour && !isInAtari(root(next))) {
        return false;
      }
    }
    return true;
  }

  /** Returns true if a chain has a single liberty; every chain has at least one. */
  private boolean isInAtari(int chain) {
    long first = liberties[2 * chain];
    long second = liberties[2 * chain + 1];
    return (first == 0 || second == 0) && ((first | second) & ((first | second) - 1)) == 0;
  }

  private int root(int stone) {
    int at = stone;
    while (parents[at] != at) {
      at = parents[at];
    }
    return at;
  }

  /** Takes back the last stone; there must be one. */
  public void undo() {
    int point = played[--plies];
    int word = point / WORD_BITS;
    while (joins > joinedBefore[plies]) {
      int chain = joined[--joins];
      parents[chain] = (byte) chain;
    }
    int colour = contents[point];
    for (int at = 4 * point, end = at + degrees[point]; at < end; at++) {
      int next = neighbours[at];
      if (contents[next] == 1 - colour) {
        liberties[2 * root(next) + word] |= 1L << point;
      }
    }
    contents[point] = EMPTY;
    empty[word] |= 1L << point;
    System.arraycopy(legalBefore, 4 * plies, legal, 0, 4);
  }

  /** Returns the legal moves of a colour, in the first or second word. */
  public long legal(int colour, int word) {
    return legal[2 * colour + word];
  }

  /** Returns the number of legal moves of a colour. */
  public int legalCount(int colour) {
    return Long.bitCount(legal[2 * colour]) + Long.bitCount(legal[2 * colour + 1]);
  }

  /** Returns true if this colour may play on this point. */
  public boolean isLegal(int point, int colour) {
    return (legal[2 * colour + point / WORD_BITS] & (1L << point)) != 0;
  }

  /** Returns true if the point has no stone. */
  public boolean isEmpty(int point) {
    return contents[point] == EMPTY;
  }

  /** Returns true if the point has a stone of this colour. */
  public boolean hasStone(int point, int colour) {
    return contents[point] == colour;
  }

  /** Returns the stone that identifies the chain of this stone until the next move. */
  public int chain(int stone) {
    return root(stone);
  }

  /** Returns the liberties of the chain identified by this stone, in the first or second word. */
  public long liberties(int chain, int word) {
    return liberties[2 * chain + word];
  }

  /** Returns the number of neighbours of a point. */
  public int degree(int point) {
    return degrees[point];
  }

  /** Returns the {@code i}-th neighbour of a point, from 0. */
  public int neighbour(int point, int i) {
    return neighbours[4 * point + i];
  }

  /** Returns the number of stones on the board. */
  public int plies() {
    return plies;
  }

  /** Returns the number of points in a row. */
  public int width() {
    return width;
  }

  /** Returns the number of points of the board. */
  public int points() {
    return points;
  }
}
