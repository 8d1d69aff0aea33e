package tengen.gomoku.board;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.common.gomoku.WinRule;
import tengen.game.Side;

/**
 * A board that keeps, for every empty point, the class that a stone of either colour would have
 * there; updated incrementally by {@link #play} and {@link #undo}. Points are numbered by {@link
 * Points}; a colour is 0 for Black and 1 for White. Not thread-safe.
 *
 * <p>A stone changes two bits in each of four words ({@link PackedLines}), and the classes of at
 * most 40 points, which {@link LineTable} looks up by the shapes of their lines.
 *
 * <pre>
 * codes[point]            bits 31..16 White's four line classes, 15..0 Black's; direction 0 lowest
 * entries[point]          {@link PointTable} entries, White's in the high half; 0 if occupied
 * counts[colour]          number of points by class, nine bits each (a board has at most 484):
 * 53..45 five, open four, four-three, four, double three, 8..0 three
 * threats[row]            bit x + 5: empty point of class three or better; White's in the high
 * half
 * empty[row], near[row]   bit x + 5: empty; near a stone
 * </pre>
 */
@HotPath
public final class GomokuBoard {
  /** Black's colour index. */
  public static final int BLACK = 0;

  /** White's colour index. */
  public static final int WHITE = 1;

  private static final int COUNT_BITS = 9;
  private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;
  private static final long[] COUNT_UNIT = countUnits();

  private static final int ROWS = 32;

  /** Maximum number of values that one move saves: its own point and 40 more, two values each. */
  private static final int MAX_CHANGES_PER_MOVE = 82;

  /** Mask of the lower bit of each two-bit point in a word. */
  private static final long LOW_BITS = 0x5555_5555_5555_5555L;

  private static final long LOW_HALF = 0xFFFF_FFFFL;

  private static final int NEAR_STEPS = NearShape.STEPS;
  private static final int[] NEAR_SHAPE = NearShape.rows();

  private final RuleTables tables;
  private final int width;
  private final int height;
  private final int reach;
  private final int shapeBits;
  private final int lowMask;
  private final int highMask;
  private final long reachedBits;
  private final byte[] lineTable;
  private final int[] blackTable;
  private final int[] whiteTable;
  private final short[][] threatScores;

  private final PackedLines packedLines = new PackedLines();
  private final int[] codes = new int[Points.COUNT];
  private final long[] entries = new long[Points.COUNT];
  private final long[] counts = new long[2];
  private final int[] values = new int[2];
  private final long[] threats = new long[ROWS];
  private final int[] empty = new int[ROWS];
  private final int[] near = new int[ROWS];
  private long key;

  private int emptyPoints;
  private int plies;
  private final short[] played;
  private final long[] changes;
  private final int[] changesEnd;
  private final long[] savedCounts;
  private final int[] savedValues;
  private final int[] savedNear;
  private final long[] savedThreats;
  private int changeCount;

  /**
   * Creates an empty board with sides from 5 to 22; {@link PatternBoards} creates boards with
   * stones.
   */
  public GomokuBoard(WinRule rule, int width, int height) {
    this(RuleTables.of(rule), width, height);
  }

  /** Creates an empty board with given tables, such as tables in training. */
  public GomokuBoard(RuleTables tables, int width, int height) {
    this.tables = tables;
    this.width = width;
    this.height = height;
    reach = tables.reach;
    shapeBits = 2 * reach;
    lowMask = (1 << shapeBits) - 1;
    highMask = lowMask << shapeBits;
    reachedBits = LOW_BITS & ((1L << (2 * shapeBits + 2)) - 1);
    lineTable = tables.lines;
    blackTable = tables.black.points;
    whiteTable = tables.white.points;
    threatScores = new short[][] {tables.black.threats, tables.white.threats};
    int points = width * height;
    played = new short[points + 1];
    changes = new long[points * MAX_CHANGES_PER_MOVE];
    changesEnd = new int[points + 1];
    savedCounts = new long[2 * points + 2];
    savedValues = new int[2 * points + 2];
    savedNear = new int[(2 * NEAR_STEPS + 1) * (points + 1)];
    savedThreats = new long[(2 * reach + 1) * (points + 1)];
    clear();
  }

  private void clear() {
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        packedLines.flip(Points.of(x, y), PackedLines.EMPTY_BITS);
      }
      empty[y + Points.MARGIN] = ((1 << width) - 1) << Points.MARGIN;
    }
    emptyPoints = width * height;
    refreshAll();
  }

  /** Makes a point a wall, as a neutral stone is. Call {@link #refreshAll} after the last one. */
  void block(int point) {
    packedLines.flip(point, PackedLines.EMPTY_BITS);
    empty[point >> Points.ROW_BITS] &= ~(1 << (point & Points.COLUMN_MASK));
    emptyPoints--;
    entries[point] = 0;
    key ^= Zobrist.key(BLACK, point) ^ Zobrist.key(WHITE, point);
    markNear(point);
  }

  /** Recomputes all derived values from the lines and the empty points. */
  void refreshAll() {
    Arrays.fill(counts, 0);
    Arrays.fill(values, 0);
    Arrays.fill(threats, 0);
    Arrays.fill(entries, 0);
    Arrays.fill(codes, 0);
    for (int point = 0; point < Points.COUNT; point++) {
      if (isEmpty(point)) {
        int code = 0;
        for (int direction = 0; direction < 4; direction++) {
          code |= classes(shapeAt(point, direction)) << (4 * direction);
        }
        codes[point] = code;
        enter(point, entry(code));
      }
    }
  }

  /** Returns both colours' classes of a shape, placed in {@link #codes} at direction 0. */
  private int classes(int shape) {
    int lines = lineTable[shape];
    return (lines & 0xF) | ((lines & 0xF0) << 12);
  }

  private long entry(int code) {
    return (blackTable[code & 0xFFFF] & LOW_HALF) | ((long) whiteTable[code >>> 16] << 32);
  }

  private int shapeAt(int point, int direction) {
    long window = packedLines.window(point, direction, shapeBits);
    return ((int) window & lowMask) | ((int) (window >>> 2) & highMask);
  }

  /** Puts a stone on an empty point. */
  public void play(int point, int colour) {
    int ply = plies++;
    emptyPoints--;
    played[ply] = (short) (point | (colour << 10));
    savedCounts[2 * ply] = counts[BLACK];
    savedCounts[2 * ply + 1] = counts[WHITE];
    savedValues[2 * ply] = values[BLACK];
    savedValues[2 * ply + 1] = values[WHITE];
    changesEnd[ply] = changeCount;
    key ^= Zobrist.key(colour, point);
    empty[point >> Points.ROW_BITS] ^= 1 << (point & Points.COLUMN_MASK);
    saveRows(point, ply);
    markNear(point);
    save(point);
    enter(point, 0);
    packedLines.flip(point, 1 << colour);
    for (int direction = 0; direction < 4; direction++) {
      refreshLine(point, direction);
    }
  }

  private void refreshLine(int point, int direction) {
    int step = Points.step(direction);
    int shift = 4 * direction;
    int first = point - reach * step;
    long window = packedLines.window(point, direction, 2 * shapeBits);
    long around = window >>> shapeBits;
    for (long rest = around & (around >>> 1) & reachedBits; rest != 0; rest &= rest - 1) {
      int steps = Long.numberOfTrailingZeros(rest);
      long shape = window >>> steps;
      int lines = classes(((int) shape & lowMask) | ((int) (shape >>> 2) & highMask));
      int at = first + (steps >> 1) * step;
      int old = codes[at];
      int difference = ((old >>> shift) & 0x000F000F) ^ lines;
      if (difference != 0) {
        save(at);
        int code = old ^ (difference << shift);
        codes[at] = code;
        enter(at, entry(code));
      }
    }
  }

  private void save(int point) {
    int at = changeCount;
    changes[at] = ((long) point << 32) | (codes[point] & LOW_HALF);
    changes[at + 1] = entries[point];
    changeCount = at + 2;
  }

  /** Replaces an entry and updates the sums. Branch-free, since the changes are hard to predict. */
  private void enter(int point, long entry) {
    long old = entries[point];
    entries[point] = entry;
    int black = (int) entry;
    int oldBlack = (int) old;
    int white = (int) (entry >>> 32);
    int oldWhite = (int) (old >>> 32);
    values[BLACK] += PointTable.value(black) - PointTable.value(oldBlack);
    values[WHITE] += PointTable.value(white) - PointTable.value(oldWhite);
    counts[BLACK] += COUNT_UNIT[black & 15] - COUNT_UNIT[oldBlack & 15];
    counts[WHITE] += COUNT_UNIT[white & 15] - COUNT_UNIT[oldWhite & 15];
    long turned =
        (threatBit(black) ^ threatBit(oldBlack)) | ((threatBit(white) ^ threatBit(oldWhite)) << 32);
    threats[point >> Points.ROW_BITS] ^= turned << (point & Points.COLUMN_MASK);
  }

  /** Returns 1 if the entry has class three or better, else 0. */
  private static long threatBit(int entry) {
    return ((entry & 15) + 16L - PointClass.THREE) >> 4;
  }

  private void saveRows(int point, int ply) {
    int row = point >> Points.ROW_BITS;
    System.arraycopy(near, row - NEAR_STEPS, savedNear, ply * NEAR_SHAPE.length, NEAR_SHAPE.length);
    int rows = 2 * reach + 1;
    System.arraycopy(threats, row - reach, savedThreats, ply * rows, rows);
  }

  private void markNear(int point) {
    int first = (point >> Points.ROW_BITS) - NEAR_STEPS;
    int x = point & Points.COLUMN_MASK;
    for (int i = 0; i < NEAR_SHAPE.length; i++) {
      near[first + i] |= NEAR_SHAPE[i] << (x - NEAR_STEPS);
    }
  }

  /** Takes back the last stone. */
  public void undo() {
    int ply = --plies;
    emptyPoints++;
    int point = played[ply] & (Points.COUNT - 1);
    int colour = played[ply] >> 10;
    packedLines.flip(point, 1 << colour);
    key ^= Zobrist.key(colour, point);
    empty[point >> Points.ROW_BITS] ^= 1 << (point & Points.COLUMN_MASK);
    restoreRows(point, ply);
    restore(changesEnd[ply]);
    counts[BLACK] = savedCounts[2 * ply];
    counts[WHITE] = savedCounts[2 * ply + 1];
    values[BLACK] = savedValues[2 * ply];
    values[WHITE] = savedValues[2 * ply + 1];
  }

  private void restore(int start) {
    for (int at = changeCount - 2; at >= start; at -= 2) {
      int point = (int) (changes[at] >>> 32);
      codes[point] = (int) changes[at];
      entries[point] = changes[at + 1];
    }
    changeCount = start;
  }

  private void restoreRows(int point, int ply) {
    int row = point >> Points.ROW_BITS;
    System.arraycopy(savedNear, ply * NEAR_SHAPE.length, near, row - NEAR_STEPS, NEAR_SHAPE.length);
    int rows = 2 * reach + 1;
    System.arraycopy(savedThreats, ply * rows, threats, row - reach, rows);
  }

  private int entry(int colour, int point) {
    return (int) (entries[point] >>> (colour << 5));
  }

  /** Returns the tables that this board uses. */
  public RuleTables tables() {
    return tables;
  }

  /** Returns the rule that decides which lines win. */
  public WinRule rule() {
    return tables.rule;
  }

  /** Returns the number of columns. */
  public int width() {
    return width;
  }

  /** Returns the number of rows. */
  public int height() {
    return height;
  }

  /** Returns the number of stones that {@link #undo} can take back. */
  public int plies() {
    return plies;
  }

  /** Returns the point of the stone played at {@code ply}, from 0. */
  public int point(int ply) {
    return played[ply] & (Points.COUNT - 1);
  }

  /** Returns the colour of the stone played at {@code ply}, from 0. */
  public int colour(int ply) {
    return played[ply] >> 10;
  }

  /** Returns true if the point is on the board and without a stone. */
  public boolean isEmpty(int point) {
    return ((empty[point >> Points.ROW_BITS] >> (point & Points.COLUMN_MASK)) & 1) != 0;
  }

  /** Returns true if the point has a stone of this colour. */
  public boolean hasStone(int colour, int point) {
    return packedLines.hasStone(colour, point);
  }

  /**
   * Returns the {@link PointClass} that a stone of this colour would have, or 0 if the point is
   * occupied.
   */
  public int pointClass(int colour, int point) {
    return PointTable.pointClass(entry(colour, point));
  }

  /** Returns the point class as it would be without renju's forbidden moves. */
  public int plainClass(int colour, int point) {
    return PointTable.pointClass(whiteTable[lines(colour, point)]);
  }

  /**
   * Returns the {@link LineClass} that a stone of this colour would have in one line through an
   * empty point.
   */
  public int lineClass(int colour, int point, int direction) {
    return (codes[point] >>> ((colour << 4) + 4 * direction)) & 15;
  }

  /**
   * Returns the point class that {@code point} would have for a colour after a stone on another
   * empty point of one of its lines.
   *
   * @param offset steps in the direction from {@code point} to the stone, not 0; at most {@link
   *     #reach} either way
   * @param stone colour of that stone
   */
  public int pointClassAfter(int colour, int point, int direction, int offset, int stone) {
    int lineClass = lineClassAfter(colour, point, direction, offset, stone);
    int shift = 4 * direction;
    int lines = (lines(colour, point) & ~(15 << shift)) | (lineClass << shift);
    return PointTable.pointClass((colour == BLACK ? blackTable : whiteTable)[lines]);
  }

  /**
   * Returns the line class that {@code point} would have in that direction; arguments as in {@link
   * #pointClassAfter}.
   */
  public int lineClassAfter(int colour, int point, int direction, int offset, int stone) {
    int steps = offset < 0 ? reach + offset : reach + offset - 1;
    int shape = shapeAt(point, direction) ^ (1 << stone << (2 * steps));
    return (lineTable[shape] >> (4 * colour)) & 15;
  }

  /** Returns the maximum distance at which a stone can change the class of a point in its line. */
  public int reach() {
    return reach;
  }

  /** Returns the four line classes of an empty point, four bits each. */
  public int lines(int colour, int point) {
    return (codes[point] >>> (colour << 4)) & 0xFFFF;
  }

  /** Returns the trained value of playing there, 0 to 511. */
  public int attack(int colour, int point) {
    return PointTable.attack(entry(colour, point));
  }

  /** Returns the trained value of keeping {@code colour} from playing there, 0 to 511. */
  public int defence(int colour, int point) {
    return PointTable.defence(entry(colour, point));
  }

  /**
   * Returns the static move-ordering score: attack for the colour plus defence against the other.
   */
  public int orderingScore(int colour, int point) {
    return attack(colour, point) + defence(1 - colour, point);
  }

  /** Returns true if renju forbids this colour some moves. */
  public boolean hasFouls(int colour) {
    return colour == BLACK && tables.rule.hasFouls(Side.BLACK);
  }

  /**
   * Returns the first empty point of this class, which must be {@link PointClass#THREE} or better,
   * or {@link Points#NONE}.
   */
  public int find(int colour, int pointClass) {
    for (int row = firstRow(); row < endRow(); row++) {
      for (int rest = threats(colour, row); rest != 0; rest &= rest - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(rest));
        if (pointClass(colour, point) == pointClass) {
          return point;
        }
      }
    }
    return Points.NONE;
  }

  /** Returns the sum of a colour's values over all empty points. */
  public int value(int colour) {
    return values[colour];
  }

  /**
   * Returns the evaluation term of the threats on the board for the side to move, see {@link
   * ThreatFeatures}.
   */
  public int threatScore(int side) {
    return threatScores[side][ThreatFeatures.of(this, side)];
  }

  /**
   * Returns the number of points of this class, which must be {@link PointClass#THREE} or better.
   */
  public int count(int colour, int pointClass) {
    return (int) (counts[colour] >>> countShift(pointClass)) & COUNT_MASK;
  }

  /**
   * Returns true if a colour has a point of this class or better; the class must be {@link
   * PointClass#THREE} or better.
   */
  public boolean hasAtLeast(int colour, int pointClass) {
    return counts[colour] >>> countShift(pointClass) != 0;
  }

  private static int countShift(int pointClass) {
    return COUNT_BITS * (pointClass - PointClass.THREE);
  }

  /**
   * Returns the empty points of class three or better in a row, as bits: bit x + 5 of row y + 5.
   */
  public int threats(int colour, int row) {
    return (int) (threats[row] >>> (colour << 5));
  }

  /** Returns the empty points near a stone in a row, as bits: bit x + 5 of row y + 5. */
  public int near(int row) {
    return near[row] & empty[row];
  }

  /** Returns true if a point is empty and near a stone. */
  public boolean isNear(int point) {
    return ((near(point >> Points.ROW_BITS) >> (point & Points.COLUMN_MASK)) & 1) != 0;
  }

  /** Returns the empty points in a row, as bits: bit x + 5 of row y + 5. */
  public int empty(int row) {
    return empty[row];
  }

  /** Returns the number of empty points. */
  public int emptyPoints() {
    return emptyPoints;
  }

  /** Returns the index of the first row on the board. */
  public int firstRow() {
    return Points.MARGIN;
  }

  /** Returns the index after the last row on the board. */
  public int endRow() {
    return Points.MARGIN + height;
  }

  /** Returns the Zobrist key of the stones; it does not depend on the side to move. */
  public long key() {
    return key;
  }

  /** Returns what {@link #key} would be after a stone. */
  public long keyAfter(int point, int colour) {
    return key ^ Zobrist.key(colour, point);
  }

  /** Returns the colour index of a side. */
  public static int colour(Side side) {
    return side == Side.BLACK ? BLACK : WHITE;
  }

  /** Returns the side of a colour index. */
  public static Side side(int colour) {
    return colour == BLACK ? Side.BLACK : Side.WHITE;
  }

  private static long[] countUnits() {
    long[] units = new long[16];
    for (int pointClass = PointClass.THREE; pointClass <= PointClass.FIVE; pointClass++) {
      units[pointClass] = 1L << countShift(pointClass);
    }
    return units;
  }
}
