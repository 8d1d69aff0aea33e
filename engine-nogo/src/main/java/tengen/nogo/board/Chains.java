package tengen.nogo.board;

import java.util.Arrays;
import tengen.common.HotPath;

/**
 * The chains of stones on a board of any size: the minimum needed to decide whether a move is
 * legal. No undo; {@link #copyFrom} is cheap. Confined to one thread.
 *
 * <p>Each stone stores its chain's root, one of the chain's stones. The stones of a chain form a
 * ring. When two chains join, the stones of one get the root of the other. A root keeps the number
 * of contacts of its chain's stones with empty points, their sum and the sum of their squares, in
 * one {@code long}. All contacts are with the same point exactly if {@code count * squares == sum *
 * sum} (Cauchy–Schwarz). Counting contacts instead of liberties is known as pseudo-liberties
 * (computer-go mailing list). An empty point counts its contacts with other empty points.
 *
 * <pre>
 * roots[stone]     root of the chain; an empty point and the edge are their own root
 * rings[stone]     next stone of the chain
 * contacts[root]   bits 63..62 content, 61..50 contacts, 49..30 their sum, 29..0 sum of
 * their squares
 * </pre>
 *
 * <p>Points are numbered row by row, with one column of edge between rows and one row above and
 * below.
 */
@HotPath
public final class Chains {
  static final int EMPTY = 2;
  static final int EDGE = 3;

  private static final int CONTENT_SHIFT = 62;
  private static final int COUNT_SHIFT = 50;
  private static final int SUM_SHIFT = 30;
  private static final long CONTACTS = (1L << CONTENT_SHIFT) - 1;
  private static final int COUNT_MASK = (1 << (CONTENT_SHIFT - COUNT_SHIFT)) - 1;
  private static final int SUM_MASK = (1 << (COUNT_SHIFT - SUM_SHIFT)) - 1;
  private static final int SQUARES_MASK = (1 << SUM_SHIFT) - 1;

  /**
   * Contacts of the edge, large enough that contacts can be subtracted from it as from any chain.
   */
  private static final long EDGE_CONTACTS =
      (1000L << COUNT_SHIFT) | (1L << (COUNT_SHIFT - 1)) | (1L << (SUM_SHIFT - 1));

  private final int stride;
  private final short[] roots;
  private final short[] rings;
  private final long[] contacts;

  /** Creates the chains of an empty board. */
  Chains(int width, int height) {
    stride = width + 1;
    int area = (height + 2) * stride + 1;
    roots = new short[area];
    rings = new short[area];
    contacts = new long[area];
    Arrays.fill(contacts, ((long) EDGE << CONTENT_SHIFT) | EDGE_CONTACTS);
    for (int point = 0; point < area; point++) {
      roots[point] = (short) point;
      rings[point] = (short) point;
    }
    for (int y = 0; y < height; y++) {
      Arrays.fill(contacts, point(0, y), point(width, y), (long) EMPTY << CONTENT_SHIFT);
    }
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        touchNeighbours(point(x, y));
      }
    }
  }

  private void touchNeighbours(int point) {
    touch(point, point - stride);
    touch(point, point - 1);
    touch(point, point + 1);
    touch(point, point + stride);
  }

  private void touch(int point, int next) {
    if (content(contacts[next]) == EMPTY) {
      contacts[point] += contact(next);
    }
  }

  /** Creates a copy. */
  public Chains(Chains that) {
    stride = that.stride;
    roots = that.roots.clone();
    rings = that.rings.clone();
    contacts = that.contacts.clone();
  }

  /** Copies the chains of a board of the same size. */
  public void copyFrom(Chains that) {
    System.arraycopy(that.roots, 0, roots, 0, roots.length);
    System.arraycopy(that.rings, 0, rings, 0, rings.length);
    System.arraycopy(that.contacts, 0, contacts, 0, contacts.length);
  }

  /**
   * Puts a stone on an empty point if that is legal; otherwise changes nothing. Returns whether it
   * was legal.
   *
   * <p>The neighbours' contacts are kept in variables, since reading them again from the array
   * slows playouts down. If a chain touches the point twice, the later variable has its final
   * contacts, and the earlier one still counts a contact.
   */
  public boolean tryPut(int point, int colour) {
    int above = root(point - stride);
    int left = root(point - 1);
    int right = root(point + 1);
    int below = root(point + stride);
    long contact = contact(point);
    long atAbove = take(above, contact);
    long atLeft = take(left, contact);
    long atRight = take(right, contact);
    long atBelow = take(below, contact);
    long here = contacts[point] & CONTACTS;
    long captured = (long) (1 - colour) << CONTENT_SHIFT;
    if (atAbove == captured
        || atLeft == captured
        || atRight == captured
        || atBelow == captured
        || (here == 0 && !isAnyWith(colour, above, left, right, below))) {
      giveBack(contact, above, left, right, below);
      return false;
    }
    contacts[point] = here | ((long) colour << CONTENT_SHIFT);
    int own = point;
    if (content(atAbove) == colour) {
      addStone(above, point);
      own = above;
    }
    if (content(atLeft) == colour) {
      own = join(own, left, point);
    }
    if (content(atRight) == colour) {
      own = join(own, right, point);
    }
    if (content(atBelow) == colour) {
      join(own, below, point);
    }
    return true;
  }

  private long take(int root, long contact) {
    contacts[root] -= contact;
    return contacts[root];
  }

  private void giveBack(long contact, int above, int left, int right, int below) {
    contacts[above] += contact;
    contacts[left] += contact;
    contacts[right] += contact;
    contacts[below] += contact;
  }

  /** Returns true if one of four roots is a chain of this colour with liberties. */
  private boolean isAnyWith(int colour, int above, int left, int right, int below) {
    return isWith(colour, above)
        || isWith(colour, left)
        || isWith(colour, right)
        || isWith(colour, below);
  }

  private boolean isWith(int colour, int root) {
    return content(contacts[root]) == colour && (contacts[root] & CONTACTS) != 0;
  }

  /**
   * Joins the chain of a new stone with another one; returns their root.
   *
   * @param own root of the stone's chain
   * @param other a root before the stone was put
   */
  private int join(int own, int other, int point) {
    if (own == point) {
      addStone(other, point);
      return other;
    }
    if (roots[other] != own) {
      addChain(own, other);
    }
    return own;
  }

  private void addStone(int root, int point) {
    contacts[root] += contacts[point] & CONTACTS;
    roots[point] = (short) root;
    rings[point] = rings[root];
    rings[root] = (short) point;
  }

  private void addChain(int root, int other) {
    contacts[root] += contacts[other] & CONTACTS;
    int stone = other;
    do {
      roots[stone] = (short) root;
      stone = rings[stone];
    } while (stone != other);
    short next = rings[root];
    rings[root] = rings[other];
    rings[other] = next;
  }

  /** Returns the root of a stone's chain. */
  int root(int stone) {
    return roots[stone];
  }

  private static int content(long contacts) {
    return (int) (contacts >>> CONTENT_SHIFT);
  }

  /**
   * Returns true if a chain has a single liberty, or if an empty point has at most one empty
   * neighbour.
   */
  boolean isInAtari(int root) {
    long all = contacts[root];
    long sum = (all >>> SUM_SHIFT) & SUM_MASK;
    return ((all >>> COUNT_SHIFT) & COUNT_MASK) * (all & SQUARES_MASK) == sum * sum;
  }

  /** Returns the liberty of a chain that has only one. */
  int lastLiberty(int root) {
    long all = contacts[root];
    return ((int) (all >>> SUM_SHIFT) & SUM_MASK) / ((int) (all >>> COUNT_SHIFT) & COUNT_MASK);
  }

  /** Returns true if an empty point has no empty neighbour. */
  boolean isSurrounded(int point) {
    return (contacts[point] & CONTACTS) == 0;
  }

  private static long contact(long point) {
    return (1L << COUNT_SHIFT) | (point << SUM_SHIFT) | (point * point);
  }

  private int point(int x, int y) {
    return (y + 1) * stride + x + 1;
  }
}
