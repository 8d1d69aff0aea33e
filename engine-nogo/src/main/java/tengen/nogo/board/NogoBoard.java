package tengen.nogo.board;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.common.Xoshiro;
import tengen.game.Move.Place;
import tengen.game.Side;

/**
 * A NoGo board of any size for playouts. Keeps the legal moves of both sides up to date. No undo;
 * {@link #copyFrom} is cheap. Confined to one thread; only legal moves may be played.
 *
 * <p>A point that is illegal for a side stays illegal for it: chains only grow, and a chain with
 * one liberty could gain another only at that very point. A stone therefore only removes legal
 * moves, at its neighbours and at the last liberties of the chains around it.
 *
 * <pre>
 * open[point]       colours that may play there: 1 Black, 2 White, 3 both
 * lists[open]       points with this value, unordered; place[point] is the index in it
 * </pre>
 *
 * <p>Points are numbered as in {@link Chains}.
 */
@HotPath
public final class NogoBoard {
  /** Black's colour index. */
  public static final int BLACK = 0;

  /** White's colour index. */
  public static final int WHITE = 1;

  /** Value of points open to both colours; a point open to one alone has {@code 1 << colour}. */
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

  /** Creates an empty board with sides from 1 to 19. */
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

  /** Copies a board of the same size. */
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
    chains.tryPut(point, colour);
    int own = chains.root(point);
    if (chains.isInAtari(own)) {
      closeLast(own, colour);
    }
    updateNeighbour(point - stride, colour);
    updateNeighbour(point - 1, colour);
    updateNeighbour(point + 1, colour);
    updateNeighbour(point + stride, colour);
  }

  /** Updates a neighbour of a new stone of this colour. */
  private void updateNeighbour(int next, int colour) {
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

  /**
   * Updates the last liberty of a chain: the enemy may not play there, and its owner only
   * sometimes.
   */
  private void closeLast(int root, int colour) {
    int last = chains.lastLiberty(root);
    close(last, 2 >> colour);
    if (chains.isSurrounded(last)) {
      closeSuicide(last, colour);
    }
  }

  /** Closes a surrounded point to a colour that has no neighbouring chain with another liberty. */
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

  /** Returns true if the stone belongs to a chain of this colour with two liberties or more. */
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

  /** Returns the number of points open to exactly these colours. */
  public int count(int colours) {
    return sizes[colours];
  }

  /** Returns the {@code i}-th of these points, from 0; a move may change their order. */
  public int get(int colours, int i) {
    return lists[colours * points + i];
  }

  /** Copies these points into an array from index {@code from} on; returns their number. */
  public int copyList(int colours, short[] into, int from) {
    System.arraycopy(lists, colours * points, into, from, sizes[colours]);
    return sizes[colours];
  }

  /** Returns the number of legal moves of a colour. */
  public int legalCount(int colour) {
    return sizes[BOTH] + sizes[1 << colour];
  }

  /** Returns a random point open to exactly these colours; there must be one. */
  public int draw(int colours, Xoshiro random) {
    return lists[colours * points + random.nextInt(sizes[colours])];
  }

  /** Returns true if this colour may play on this point. */
  public boolean isLegal(int point, int colour) {
    return (open[point] & (1 << colour)) != 0;
  }

  /** Returns the colours that may play on this point: 1 Black, 2 White, 3 both, 0 neither. */
  public int open(int point) {
    return open[point];
  }

  /** Returns true if the point has a stone of this colour. */
  public boolean hasStone(int point, int colour) {
    return contents[point] == colour;
  }

  /**
   * Returns the content of a point from one side's view: 0 own stone, 1 enemy stone, 2 empty, 3
   * edge.
   */
  public int seen(int point, int colour) {
    int content = contents[point];
    return content < Chains.EMPTY ? content ^ colour : content;
  }

  /** Returns the chains of this board, which change with it. */
  public Chains chains() {
    return chains;
  }

  /** Returns the number of stones. */
  public int stones() {
    return stones;
  }

  /** Returns the number of columns. */
  public int width() {
    return width;
  }

  /** Returns the number of rows. */
  public int height() {
    return height;
  }

  /** Returns the length that an array over points needs. */
  public int area() {
    return area;
  }

  /** Returns the index difference to the point below. */
  public int stride() {
    return stride;
  }

  /** Returns the index of a point by column and row, both from 0. */
  public int point(int x, int y) {
    return (y + 1) * stride + x + 1;
  }

  /** Returns the point as a move of the API. */
  public Place place(int point) {
    return new Place((point - 1) % stride, (point - 1) / stride - 1);
  }

  /** Returns the colour index of a side. */
  public static int colour(Side side) {
    return side == Side.BLACK ? BLACK : WHITE;
  }
}
