package tengen.nogo.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import tengen.common.HotPath;
import tengen.nogo.board.Board;

/**
 * How likely a move is by the stones around it: its strength among the legal moves (Bradley and
 * Terry's model), the product of that of the eight points around and that of the cross of two
 * steps, learnt from games of the engine with itself; the head of the resource tells which. It has
 * their logarithms. All orientations of a shape are one.
 */
@HotPath
final class Shapes {
  /** The rings come first: of moves open to both, then of those open to one side. */
  static final int CROSSES = 1 << 17;

  static final int COUNT = CROSSES + (1 << 16);

  private static final int PRIVATE = 1 << 16;
  private static final String RESOURCE = "shapes.tsv";

  private final float[] strengths = new float[COUNT];

  /** Without knowledge: all strengths are 1. */
  Shapes() {
    Arrays.fill(strengths, 1);
  }

  /** Those that come with the engine: read at the first use, and shared. */
  static Shapes learnt() {
    return Learnt.SHAPES;
  }

  private static final class Learnt {
    static final Shapes SHAPES = load();
  }

  private static Shapes load() {
    var shapes = new Shapes();
    var stream = Objects.requireNonNull(Shapes.class.getResourceAsStream(RESOURCE), RESOURCE);
    try (var text = new BufferedReader(new InputStreamReader(stream, StandardCharsets.US_ASCII))) {
      for (var line = text.readLine(); line != null; line = text.readLine()) {
        if (!line.startsWith("#")) {
          int tab = line.indexOf('\t');
          int shape = Integer.parseInt(line, 0, tab, 16);
          double weight = Integer.parseInt(line, tab + 1, line.length(), 10) / 100.0;
          shapes.set(shape, (float) Math.exp(weight));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE, e);
    }
    return shapes;
  }

  /** Gives all orientations of a shape a strength. */
  void set(int shape, float strength) {
    for (int orientation = 0; orientation < 8; orientation++) {
      strengths[turned(shape, orientation)] = strength;
    }
  }

  /** That of a legal move of a colour. */
  float strength(Board board, int point, int colour) {
    return strengths[ring(board, point, colour)] * strengths[cross(board, point, colour)];
  }

  static int ring(Board board, int point, int colour) {
    return board.ring(point, colour) | (board.open(point) == Board.BOTH ? 0 : PRIVATE);
  }

  static int cross(Board board, int point, int colour) {
    return CROSSES | board.cross(point, colour);
  }

  /** The least of a shape's orientations, which stands for all. */
  static int canonical(int shape) {
    int least = shape;
    for (int orientation = 1; orientation < 8; orientation++) {
      least = Math.min(least, turned(shape, orientation));
    }
    return least;
  }

  /**
   * Both kinds of shape turn by four bits a quarter, and are mirrored by reading them backwards.
   */
  private static int turned(int shape, int orientation) {
    int kind = shape & -0x10000;
    int around = shape & 0xFFFF;
    if (orientation >= 4) {
      around = shape >= CROSSES ? mirroredCross(around) : mirroredRing(around);
    }
    int by = 4 * (orientation & 3);
    return kind | (((around << by) | (around >>> (16 - by))) & 0xFFFF);
  }

  /** The four rays in the other order: above, left, below, right. */
  private static int mirroredCross(int cross) {
    return (cross & 0x0F0F) | ((cross & 0xF0) << 8) | ((cross >>> 8) & 0xF0);
  }

  /** The eight points counter-clockwise from the one above. */
  private static int mirroredRing(int ring) {
    int mirrored = ring & 3;
    for (int i = 1; i < 8; i++) {
      mirrored |= ((ring >>> (2 * i)) & 3) << (2 * (8 - i));
    }
    return mirrored;
  }
}
