package tengen.nogo.board;

import tengen.common.HotPath;

/**
 * A NoGo board of up to {@value #MAX_POINTS} points as sets of bits, with undo. It knows at every
 * moment where either side may play. Confined to one thread; only legal moves may be played.
 *
 * <p>A set of points is two words: point {@code p} is bit {@code p} of the first, or bit {@code p -
 * 64} of the second. Points are numbered row by row from 0, from the top left.
 *
 * <p>A chain goes by its last stone, which is the root of a tree of chains: those that it joined
 * keep their liberties as they were, so that undo need only set them free again.
 *
 * <p>Where a side may no longer play it never may again: a chain in atari can gain liberties only
 * by a stone on the last one, and there the other side captures. So a stone can only close points,
 * and of these only its neighbours and the last liberties of the chains around it.
 */
@HotPath
public final class BitBoard {
  /** The largest board. */
  public static final int MAX_POINTS = 128;

  /** A colour. */
  public static final int BLACK = 0;

  /** A colour. */
  public static final int WHITE = 1;

  private static final int EMPTY = 2;
  private static final int WORD = 64;

  private final int width;
  private final int points;

  /** The neighbours of each point in four places, of which {@code degrees} are used. */
  private final byte[] neighbours;

  private final byte[] degrees;
  private final long[] around;

  private final byte[] contents;
  private final byte[] parents;

  /** Two words for each chain, at twice its root; likewise the empty points, and each colour's. */
  private final long[] liberties;

  private final long[] empty = new long[2];
  private final long[] legal = new long[4];

  private final byte[] played;
  private final long[] legalBefore;
  private final byte[] joined;
  private final byte[] joinedBefore;
  private int plies;
  private int joins;

  /** The last liberties of chains of the enemy, found while a stone is played. */
  private long atariFirst;

  private long atariSecond;

  /** An empty board. */
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
      empty[point / WORD] |= 1L << point;
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
      around[2 * point + next / WORD] |= 1L << next;
    }
  }

  /** Puts a stone on a point where it is legal. */
  public void play(int point, int colour) {
    remember(point);
    long bit = 1L << point;
    int word = point / WORD;
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
      meet(point, colour, neighbours[at]);
    }
    liberties[2 * point + word] &= ~bit;
    close(point, colour);
  }

  private void remember(int point) {
    System.arraycopy(legal, 0, legalBefore, 4 * plies, 4);
    joinedBefore[plies] = (byte) joins;
    played[plies++] = (byte) point;
  }

  private void meet(int point, int colour, int next) {
    int content = contents[next];
    if (content == EMPTY) {
      return;
    }
    int chain = root(next);
    if (content != colour) {
      liberties[2 * chain + point / WORD] &= ~(1L << point);
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

  /** Closes what the stone has closed, to its own side and to the enemy. */
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
      int point = WORD * word + Long.numberOfTrailingZeros(rest);
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

  /** Whether a chain has one liberty; it never has none. */
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

  /** Takes the last stone back; there must be one. */
  public void undo() {
    int point = played[--plies];
    int word = point / WORD;
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

  /** Where this colour may play: the first word, or the second. */
  public long legal(int colour, int word) {
    return legal[2 * colour + word];
  }

  /** On how many points this colour may play. */
  public int legalCount(int colour) {
    return Long.bitCount(legal[2 * colour]) + Long.bitCount(legal[2 * colour + 1]);
  }

  /** Whether this colour may play here. */
  public boolean isLegal(int point, int colour) {
    return (legal[2 * colour + point / WORD] & (1L << point)) != 0;
  }

  /** Whether no stone is here. */
  public boolean isEmpty(int point) {
    return contents[point] == EMPTY;
  }

  /** Whether a stone of this colour is here. */
  public boolean hasStone(int point, int colour) {
    return contents[point] == colour;
  }

  /** The stone that the chain at this stone goes by until the next move. */
  public int chain(int stone) {
    return root(stone);
  }

  /** The liberties of the chain that goes by this stone: the first word, or the second. */
  public long liberties(int chain, int word) {
    return liberties[2 * chain + word];
  }

  /** How many neighbours this point has. */
  public int degree(int point) {
    return degrees[point];
  }

  /** The {@code i}-th neighbour of a point, from 0. */
  public int neighbour(int point, int i) {
    return neighbours[4 * point + i];
  }

  /** Stones played and not taken back. */
  public int plies() {
    return plies;
  }

  /** Points in a row. */
  public int width() {
    return width;
  }

  /** Points in all. */
  public int points() {
    return points;
  }
}
