package tengen.engine.classic.nogo;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.game.Move.Place;

/**
 * A NoGo board with undo for {@code nogo-classic}. Keeps the number of legal moves of both sides up
 * to date. Confined to one thread; only legal moves may be played.
 *
 * <p>Chains are sets of stones in a union-find forest (linked by size, without path compression, so
 * that links can be undone). A chain's root keeps the number of contacts between its stones and
 * empty points, with the sum and the sum of squares of those points. All contacts are with the same
 * point exactly if {@code count * squares == sum * sum} (Cauchy–Schwarz). This detects a chain with
 * one liberty without listing liberties. Counting contacts instead of liberties is known as
 * pseudo-liberties (computer-go mailing list, "Groups, liberties, and such"). NoGo has no captures,
 * so chains only grow.
 *
 * <p>Each empty point's {@link Neighbourhood}, which decides legality, is updated incrementally.
 * The original program ("NoGo bot, Alpha-Beta + UCT Version") instead joins all stones and counts
 * all liberties at each node. On random 9x9 games and one busy core, a ply with the legal moves of
 * both sides took 130 to 150 ns this way. With a union-find forest (path halving) and recomputed
 * liberties it took 1,350 to 1,550 ns.
 *
 * <p>All state is in one array, so that a copy is one block move, and one log of (address, old
 * value) undoes any move:
 *
 * <pre>
 * 0          colour of each point
 * area       Neighbourhood of each point
 * 2 area     parent in the forest; at a root, minus the number of its stones
 * 3 area     contacts          4 area     their sum       5 area     sum of their squares
 * 6 area     points open to Black, and in the high half to White
 * </pre>
 *
 * Points are numbered row by row with one column of edge between rows and one row above and below;
 * {@link #point} and {@link #place} convert.
 */
@HotPath
final class UndoBoard {
  static final int EMPTY = 0;
  static final int BLACK = 1;
  static final int WHITE = 2;
  private static final int EDGE = 3;

  /** Marks the absence of a point. */
  static final int NO_POINT = 0;

  private static final int MAX_WRITES_PER_MOVE = 48;

  final int width;
  final int height;
  final int stride;
  final int area;
  private final int neighbourhoods;
  private final int parents;
  private final int contacts;
  private final int sums;
  private final int squares;
  private final int open;

  private final int[] cells;
  private final int[] log;
  private final int[] logStarts;
  private int logEnd;
  private int played;

  UndoBoard(int width, int height) {
    this.width = width;
    this.height = height;
    stride = width + 1;
    area = (height + 2) * stride + 1;
    neighbourhoods = area;
    parents = 2 * area;
    contacts = 3 * area;
    sums = 4 * area;
    squares = 5 * area;
    open = 6 * area;
    cells = new int[open + 1];
    log = new int[width * height * MAX_WRITES_PER_MOVE * 2];
    logStarts = new int[width * height + 1];
    clear();
  }

  /** Returns the other colour. */
  static int other(int colour) {
    return BLACK + WHITE - colour;
  }

  /** Returns the index of a point by column and row, both from 0. */
  int point(int x, int y) {
    return (y + 1) * stride + x + 1;
  }

  /** Returns the point as a move of the API. */
  Place place(int point) {
    return new Place((point - 1) % stride, (point - 1) / stride - 1);
  }

  private void clear() {
    for (int point = 0; point < area; point++) {
      cells[point] = EDGE;
      cells[neighbourhoods + point] = Neighbourhood.TAKEN_BIT;
    }
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        cells[point(x, y)] = EMPTY;
        int empties = (x > 0 ? 1 : 0) + (x < width - 1 ? 1 : 0);
        empties += (y > 0 ? 1 : 0) + (y < height - 1 ? 1 : 0);
        cells[neighbourhoods + point(x, y)] = empties * Neighbourhood.EMPTY;
        cells[open] += Neighbourhood.legalPair(empties * Neighbourhood.EMPTY);
      }
    }
  }

  /** Copies a board of the same size; its moves cannot be undone here. */
  void copyFrom(UndoBoard that) {
    System.arraycopy(that.cells, 0, cells, 0, cells.length);
    logEnd = 0;
    played = 0;
  }

  /** Returns true if both boards have the same size, stones, chains and liberties. */
  boolean sameAs(UndoBoard that) {
    return width == that.width && height == that.height && Arrays.equals(cells, that.cells);
  }

  /** Returns the {@link Neighbourhood} of this point. */
  int neighbourhood(int point) {
    return cells[neighbourhoods + point];
  }

  /** Returns true if this colour may play here. */
  boolean isLegal(int point, int colour) {
    return Neighbourhood.legal(cells[neighbourhoods + point], colour);
  }

  /** Returns the number of legal moves of this colour. */
  int legalCount(int colour) {
    int pair = cells[open];
    return colour == BLACK ? pair & 0xffff : pair >>> 16;
  }

  /** Returns the number of this colour's legal moves minus the other's. */
  int advantage(int colour) {
    int pair = cells[open];
    int black = (pair & 0xffff) - (pair >>> 16);
    return colour == BLACK ? black : -black;
  }

  /** Lists this colour's legal moves in reading order; returns their number. */
  int legalPoints(int colour, int[] into) {
    int count = 0;
    for (int point = stride + 1; point < area - stride; point++) {
      if (Neighbourhood.legal(cells[neighbourhoods + point], colour)) {
        into[count++] = point;
      }
    }
    return count;
  }

  /** Puts a stone on a point where it is legal. */
  void play(int point, int colour) {
    logStarts[played++] = logEnd;
    logValue(open);
    write(point, colour);
    change(point, Neighbourhood.TAKEN_BIT);
    removeLiberty(point);
    int stone = Neighbourhood.stone(colour) - Neighbourhood.EMPTY;
    change(point - stride, stone);
    change(point - 1, stone);
    change(point + 1, stone);
    change(point + stride, stone);
    int diagonal = Neighbourhood.diagonal(colour);
    add(neighbourhoods + point - stride - 1, diagonal);
    add(neighbourhoods + point - stride + 1, diagonal);
    add(neighbourhoods + point + stride - 1, diagonal);
    add(neighbourhoods + point + stride + 1, diagonal);
    startChain(point);
    int root = join(point, point - stride, colour);
    root = join(root, point - 1, colour);
    root = join(root, point + 1, colour);
    root = join(root, point + stride, colour);
    markAtari(root, colour);
    markEnemies(point, other(colour));
  }

  /** Takes back the last stone. */
  void undo() {
    int start = logStarts[--played];
    int end = logEnd;
    while (end > start) {
      end -= 2;
      cells[log[end]] = log[end + 1];
    }
    logEnd = start;
  }

  /** Removes the contacts of the surrounding chains with this point. */
  private void removeLiberty(int point) {
    loseContact(point - stride, point);
    loseContact(point - 1, point);
    loseContact(point + 1, point);
    loseContact(point + stride, point);
  }

  private void loseContact(int stone, int point) {
    int colour = cells[stone];
    if (colour == BLACK || colour == WHITE) {
      int root = root(stone);
      add(contacts + root, -1);
      add(sums + root, -point);
      add(squares + root, -point * point);
    }
  }

  /** Creates a chain of one stone. */
  private void startChain(int point) {
    int count = 0;
    int sum = 0;
    int square = 0;
    for (int direction = 0; direction < 4; direction++) {
      int next = neighbour(point, direction);
      if (cells[next] == EMPTY) {
        count++;
        sum += next;
        square += next * next;
      }
    }
    write(parents + point, -1);
    write(contacts + point, count);
    write(sums + point, sum);
    write(squares + point, square);
  }

  private int neighbour(int point, int direction) {
    return switch (direction) {
      case 0 -> point - stride;
      case 1 -> point - 1;
      case 2 -> point + 1;
      default -> point + stride;
    };
  }

  /**
   * Joins the chain of {@code next} with that of {@code root} if it has this colour; returns the
   * joint root.
   */
  private int join(int root, int next, int colour) {
    if (cells[next] != colour) {
      return root;
    }
    int that = root(next);
    if (that == root) {
      return root;
    }
    boolean larger = cells[parents + root] <= cells[parents + that];
    int stays = larger ? root : that;
    int goes = larger ? that : root;
    add(parents + stays, cells[parents + goes]);
    write(parents + goes, stays);
    add(contacts + stays, cells[contacts + goes]);
    add(sums + stays, cells[sums + goes]);
    add(squares + stays, cells[squares + goes]);
    return stays;
  }

  private int root(int stone) {
    int[] local = cells;
    int at = stone;
    int parent = local[parents + at];
    while (parent > 0) {
      at = parent;
      parent = local[parents + at];
    }
    return at;
  }

  /** Updates the enemy chains around, each of which has lost a liberty, once each. */
  private void markEnemies(int point, int enemy) {
    int above = cells[point - stride] == enemy ? root(point - stride) : NO_POINT;
    int left = cells[point - 1] == enemy ? root(point - 1) : NO_POINT;
    int right = cells[point + 1] == enemy ? root(point + 1) : NO_POINT;
    int below = cells[point + stride] == enemy ? root(point + stride) : NO_POINT;
    if (above != NO_POINT) {
      markAtari(above, enemy);
    }
    if (left != NO_POINT && left != above) {
      markAtari(left, enemy);
    }
    if (right != NO_POINT && right != above && right != left) {
      markAtari(right, enemy);
    }
    if (below != NO_POINT && below != above && below != left && below != right) {
      markAtari(below, enemy);
    }
  }

  /** Updates the neighbourhood of a chain's last liberty if it has only one. */
  private void markAtari(int root, int colour) {
    int count = cells[contacts + root];
    int sum = cells[sums + root];
    if ((long) count * cells[squares + root] == (long) sum * sum) {
      change(sum / count, count * Neighbourhood.atariChange(colour));
    }
  }

  /** Changes a neighbourhood and the number of open points. */
  private void change(int point, int by) {
    int address = neighbourhoods + point;
    int before = cells[address];
    int after = before + by;
    write(address, after);
    if ((before & Neighbourhood.TAKEN_BIT) == 0) {
      cells[open] += Neighbourhood.legalPair(after) - Neighbourhood.legalPair(before);
    }
  }

  private void add(int address, int by) {
    write(address, cells[address] + by);
  }

  private void write(int address, int value) {
    logValue(address);
    cells[address] = value;
  }

  private void logValue(int address) {
    log[logEnd] = address;
    log[logEnd + 1] = cells[address];
    logEnd += 2;
  }
}
