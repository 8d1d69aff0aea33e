package tengen.nogo.board;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.common.Xoshiro;
import tengen.game.Move.Place;
import tengen.game.Side;

/**
 * A NoGo board of any size for playouts: takes stones and knows at every moment where either side
 * may play. Nothing is taken back; {@link #copyFrom} is cheap. Confined to one thread; only legal
 * moves may be played.
 *
 * <p>Where a side may no longer play it never may again: chains only grow, and a chain with one
 * liberty can win another only at that very point. So a stone can only close points, and only its
 * neighbours and the last liberties of the chains around it.
 *
 * <pre>
 *   open[point]       who may play there: 1 Black, 2 White, 3 both
 *   lists[open]       the points of which that is true, in no order; place[point] is where in it
 * </pre>
 *
 * <p>Points are numbered as in {@link Chains}.
 */
@HotPath
public final class NogoBoard {
  /** A colour. */
  public static final int BLACK = 0;

  /** A colour. */
  public static final int WHITE = 1;

  /** Open to both colours; open to one alone is {@code 1 << colour}. */
  public static final int BOTH = 3;

  private final int width;
  private final int height;
  private final int stride;
  private final int area;
  private final int points;

  private final byte[] contents;
  private final byte[] open;
  private final Chains chains;
  private final short[] lists;
  private final short[] place;
  private final int[] sizes = new int[4];
  private int stones;

  /** An empty board of 1 to 19 points each way. */
  public NogoBoard(int width, int height) {
    this.width = width;
    this.height = height;
    stride = width + 1;
    area = (height + 2) * stride + 1;
    points = width * height;
    contents = new byte[area];
    open = new byte[area];
    chains = new Chains(width, height);
    lists = new short[4 * points];
    place = new short[area];
    clear();
  }

  private void clear() {
    Arrays.fill(contents, (byte) Chains.EDGE);
    for (int i = 0; i < points; i++) {
      int point = point(i % width, i / width);
      contents[point] = Chains.EMPTY;
      list(point, BOTH);
    }
    if (points == 1) {
      unlist(point(0, 0), BOTH);
    }
  }

  /** Makes this board equal to one of the same size. */
  public void copyFrom(NogoBoard that) {
    System.arraycopy(that.contents, 0, contents, 0, area);
    System.arraycopy(that.open, 0, open, 0, area);
    chains.copyFrom(that.chains);
    System.arraycopy(that.place, 0, place, 0, area);
    System.arraycopy(that.lists, 0, lists, 0, lists.length);
    System.arraycopy(that.sizes, 0, sizes, 0, sizes.length);
    stones = that.stones;
  }

  /** Puts a stone on a point where it is legal. */
  public void play(int point, int colour) {
    unlist(point, open[point]);
    stones++;
    contents[point] = (byte) colour;
    int own = chains.put(point, colour);
    if (chains.isInAtari(own)) {
      closeLast(own, colour);
    }
    look(point - stride, colour);
    look(point - 1, colour);
    look(point + 1, colour);
    look(point + stride, colour);
  }

  /** Closes what a stone of this colour has closed around one of its neighbours. */
  private void look(int next, int colour) {
    int content = contents[next];
    if (content == Chains.EMPTY) {
      if (chains.isSurrounded(next)) {
        closeSuicide(next, colour);
        closeSuicide(next, 1 - colour);
      }
    } else if (content == 1 - colour) {
      int root = chains.root(next);
      if (chains.isInAtari(root)) {
        closeLast(root, content);
      }
    }
  }

  /** A chain has but one liberty: the enemy may not take it, and its owner not always. */
  private void closeLast(int root, int colour) {
    int last = chains.lastLiberty(root);
    close(last, 2 >> colour);
    if (chains.isSurrounded(last)) {
      closeSuicide(last, colour);
    }
  }

  /** Closes a surrounded point to a colour that has no chain with liberties there. */
  private void closeSuicide(int point, int colour) {
    if ((open[point] & (1 << colour)) != 0 && !hasFreeChain(point, colour)) {
      close(point, 1 << colour);
    }
  }

  private boolean hasFreeChain(int point, int colour) {
    return isFree(point - stride, colour)
        || isFree(point - 1, colour)
        || isFree(point + 1, colour)
        || isFree(point + stride, colour);
  }

  /** Whether a chain of this colour is here that has two liberties or more. */
  private boolean isFree(int stone, int colour) {
    return contents[stone] == colour && !chains.isInAtari(chains.root(stone));
  }

  private void close(int point, int colours) {
    int before = open[point];
    int after = before & ~colours;
    if (after != before) {
      unlist(point, before);
      list(point, after);
    }
  }

  private void list(int point, int colours) {
    open[point] = (byte) colours;
    int at = colours * points + sizes[colours]++;
    lists[at] = (short) point;
    place[point] = (short) at;
  }

  private void unlist(int point, int colours) {
    open[point] = 0;
    short last = lists[colours * points + --sizes[colours]];
    short at = place[point];
    lists[at] = last;
    place[last] = at;
  }

  /** How many points are open to exactly these colours. */
  public int count(int colours) {
    return sizes[colours];
  }

  /** The {@code i}-th of them, from 0; a stone may change their order. */
  public int get(int colours, int i) {
    return lists[colours * points + i];
  }

  /** Copies them to an array, from an index on; returns how many there are. */
  public int copyList(int colours, short[] into, int from) {
    System.arraycopy(lists, colours * points, into, from, sizes[colours]);
    return sizes[colours];
  }

  /** On how many points this colour may play. */
  public int legalCount(int colour) {
    return sizes[BOTH] + sizes[1 << colour];
  }

  /** Any of the points open to exactly these colours; there must be one. */
  public int draw(int colours, Xoshiro random) {
    return lists[colours * points + random.nextInt(sizes[colours])];
  }

  /** Whether this colour may play here. */
  public boolean isLegal(int point, int colour) {
    return (open[point] & (1 << colour)) != 0;
  }

  /** Who may play here: 1 Black, 2 White, 3 both, 0 nobody. */
  public int open(int point) {
    return open[point];
  }

  /** Whether a stone of this colour is here. */
  public boolean hasStone(int point, int colour) {
    return contents[point] == colour;
  }

  /** What is here as a side sees it: 0 own stone, 1 enemy's, 2 nothing, 3 the edge. */
  public int seen(int point, int colour) {
    int content = contents[point];
    return content < Chains.EMPTY ? content ^ colour : content;
  }

  /** Its chains; they change as this board does. */
  public Chains chains() {
    return chains;
  }

  /** How many stones there are. */
  public int stones() {
    return stones;
  }

  /** Columns. */
  public int width() {
    return width;
  }

  /** Rows. */
  public int height() {
    return height;
  }

  /** One more than the highest number of a point: what an array over points needs. */
  public int area() {
    return area;
  }

  /** From a point to the one below it. */
  public int stride() {
    return stride;
  }

  /** The point in this column from the left and row from the top, both from 0. */
  public int point(int x, int y) {
    return (y + 1) * stride + x + 1;
  }

  /** Where a point lies. */
  public Place place(int point) {
    return new Place((point - 1) % stride, (point - 1) / stride - 1);
  }

  /** The colour of a side. */
  public static int colour(Side side) {
    return side == Side.BLACK ? BLACK : WHITE;
  }
}
