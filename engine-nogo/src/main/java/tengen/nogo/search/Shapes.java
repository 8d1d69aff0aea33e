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
 * What is to be said of an empty point by the stones around it, as the side to move sees it in a
 * {@link View}: how likely a move there is, its strength among the legal moves (Bradley and Terry's
 * model); and whom the point favours. The strength is a product over the point's shapes. The chance
 * to win is the logistic function of a sum over all empty points, as a position is a sum of its
 * regions, nearly. Both are learnt from games of the engine with itself; the head of the resource
 * tells which. All orientations of a shape are one.
 */
@HotPath
final class Shapes {
  static final int COUNT = View.KINDS * View.KIND;

  private static final String RESOURCE = "shapes.tsv";

  private final float[] strengths = new float[COUNT];
  private final float[] favours = new float[COUNT];

  /** Without knowledge: all moves are even, and so are all positions. */
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
          shapes.read(line);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE, e);
    }
    return shapes;
  }

  /** A line of the resource: shape, logarithm of the strength, favour; both in hundredths. */
  private void read(String line) {
    int tab = line.indexOf('\t');
    int last = line.lastIndexOf('\t');
    int shape = Integer.parseInt(line, 0, tab, 16);
    double strength = Integer.parseInt(line, tab + 1, last, 10) / 100.0;
    set(
        shape,
        (float) Math.exp(strength),
        Integer.parseInt(line, last + 1, line.length(), 10) / 100f);
  }

  /** Says the same of all orientations of a shape. */
  private void set(int shape, float strength, float favour) {
    int mirrored = mirrored(shape);
    for (int quarters = 0; quarters < 4; quarters++) {
      put(turned(shape, quarters), strength, favour);
      put(turned(mirrored, quarters), strength, favour);
    }
  }

  private void put(int shape, float strength, float favour) {
    strengths[shape] = strength;
    favours[shape] = favour;
  }

  /** That of a move to an empty point, by the side that looks. */
  float strength(View view, int point) {
    return strengths[view.ring(point)]
        * strengths[view.cross(point)]
        * strengths[view.sides(point)]
        * strengths[view.corners(point)];
  }

  /** 0..1, the chance to win of the side that looks, being to move. */
  float chance(View view, Board board) {
    float sum = 0;
    for (int y = 0; y < board.height(); y++) {
      int first = board.point(0, y);
      for (int point = first; point < first + board.width(); point++) {
        if (view.isEmpty(point)) {
          sum += favour(view, point);
        }
      }
    }
    return (float) (1 / (1 + Math.exp(-sum)));
  }

  private float favour(View view, int point) {
    return favours[view.ring(point)]
        + favours[view.cross(point)]
        + favours[view.sides(point)]
        + favours[view.corners(point)];
  }

  /** The least of a shape's orientations, which stands for all. */
  static int canonical(int shape) {
    int mirrored = mirrored(shape);
    int least = shape;
    for (int quarters = 0; quarters < 4; quarters++) {
      least = Math.min(least, Math.min(turned(shape, quarters), turned(mirrored, quarters)));
    }
    return least;
  }

  /** All kinds of shape turn by four bits a quarter. */
  private static int turned(int shape, int quarters) {
    int around = (shape & 0xFFFF) * 0x10001;
    return (shape & -0x10000) | (Integer.rotateLeft(around, 4 * quarters) & 0xFFFF);
  }

  private static int mirrored(int shape) {
    int around = shape & 0xFFFF;
    int mirrored = shape < View.KIND ? mirroredRing(around) : mirroredQuarters(around);
    return (shape & -0x10000) | mirrored;
  }

  /** The second and the last four bits change places: right and left, or two corners. */
  private static int mirroredQuarters(int around) {
    return (around & 0x0F0F) | ((around & 0xF0) << 8) | ((around >>> 8) & 0xF0);
  }

  /** The eight points counter-clockwise from the one above. */
  private static int mirroredRing(int ring) {
    int bits = Integer.reverse(ring) >>> 16;
    int pairs = ((bits & 0x5555) << 1) | ((bits >>> 1) & 0x5555);
    return ((pairs << 2) | (pairs >>> 14)) & 0xFFFF;
  }
}
