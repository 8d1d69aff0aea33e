package tengen.nogo.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import tengen.common.HotPath;
import tengen.nogo.board.NogoBoard;

/**
 * Trained weights of the patterns in {@link Features}: for each pattern its strength for a move
 * there and its weight in the evaluation. A move's strength is the product over the four patterns
 * of its point (the gammas of the Bradley–Terry model; R. Coulom, "Computing Elo ratings of move
 * patterns in the game of Go", 2007). A position's win rate is the logistic function of a sum over
 * all empty points, since a position is nearly a sum of its regions. Both were trained on self-play
 * games, named in the resource's header. All orientations of a pattern share their weights.
 */
@HotPath
final class PatternWeights {
  static final int COUNT = Features.KINDS * Features.KIND_STEP;

  private static final String RESOURCE = "pattern-weights.tsv";

  private final float[] strengths = new float[COUNT];
  private final float[] valueWeights = new float[COUNT];

  /** Creates untrained weights: all moves and all positions are even. */
  PatternWeights() {
    Arrays.fill(strengths, 1);
  }

  /** Returns the weights shipped with the engine; loaded at first use and shared. */
  static PatternWeights trained() {
    return Trained.WEIGHTS;
  }

  private static final class Trained {
    static final PatternWeights WEIGHTS = load();
  }

  private static PatternWeights load() {
    var weights = new PatternWeights();
    var stream =
        Objects.requireNonNull(PatternWeights.class.getResourceAsStream(RESOURCE), RESOURCE);
    try (var text = new BufferedReader(new InputStreamReader(stream, StandardCharsets.US_ASCII))) {
      for (var line = text.readLine(); line != null; line = text.readLine()) {
        if (!line.startsWith("#")) {
          weights.read(line);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE, e);
    }
    return weights;
  }

  /**
   * Parses a line of the resource: pattern, logarithm of the strength, and weight, both in
   * hundredths.
   */
  private void read(String line) {
    int tab = line.indexOf('\t');
    int last = line.lastIndexOf('\t');
    int pattern = Integer.parseInt(line, 0, tab, 16);
    double strength = Integer.parseInt(line, tab + 1, last, 10) / 100.0;
    set(
        pattern,
        (float) Math.exp(strength),
        Integer.parseInt(line, last + 1, line.length(), 10) / 100f);
  }

  /** Sets the weights of all orientations of a pattern. */
  private void set(int pattern, float strength, float valueWeight) {
    int mirrored = mirrored(pattern);
    for (int quarters = 0; quarters < 4; quarters++) {
      put(turned(pattern, quarters), strength, valueWeight);
      put(turned(mirrored, quarters), strength, valueWeight);
    }
  }

  private void put(int pattern, float strength, float valueWeight) {
    strengths[pattern] = strength;
    valueWeights[pattern] = valueWeight;
  }

  /** Returns the strength of a move by the features' side to an empty point. */
  float strength(Features features, int point) {
    return strengths[features.ring(point)]
        * strengths[features.cross(point)]
        * strengths[features.sides(point)]
        * strengths[features.corners(point)];
  }

  /**
   * Returns the static evaluation: the win rate, 0 to 1, of the features' side, which is to move.
   */
  float winRate(Features features, NogoBoard board) {
    float sum = 0;
    for (int y = 0; y < board.height(); y++) {
      int first = board.point(0, y);
      for (int point = first; point < first + board.width(); point++) {
        if (features.isEmpty(point)) {
          sum += value(features, point);
        }
      }
    }
    return (float) (1 / (1 + Math.exp(-sum)));
  }

  private float value(Features features, int point) {
    return valueWeights[features.ring(point)]
        + valueWeights[features.cross(point)]
        + valueWeights[features.sides(point)]
        + valueWeights[features.corners(point)];
  }

  /** Returns the smallest of a pattern's orientations, which represents all of them. */
  static int canonical(int pattern) {
    int mirrored = mirrored(pattern);
    int least = pattern;
    for (int quarters = 0; quarters < 4; quarters++) {
      least = Math.min(least, Math.min(turned(pattern, quarters), turned(mirrored, quarters)));
    }
    return least;
  }

  /** Rotates a pattern; a quarter turn is four bits for all kinds. */
  private static int turned(int pattern, int quarters) {
    int around = (pattern & 0xFFFF) * 0x10001;
    return (pattern & -0x10000) | (Integer.rotateLeft(around, 4 * quarters) & 0xFFFF);
  }

  private static int mirrored(int pattern) {
    int around = pattern & 0xFFFF;
    int mirrored = pattern < Features.KIND_STEP ? mirroredRing(around) : mirroredQuarters(around);
    return (pattern & -0x10000) | mirrored;
  }

  /** Exchanges the second and the last four bits: right and left, or two corners. */
  private static int mirroredQuarters(int around) {
    return (around & 0x0F0F) | ((around & 0xF0) << 8) | ((around >>> 8) & 0xF0);
  }

  /** Reverses the order of the eight points around, starting at the top. */
  private static int mirroredRing(int ring) {
    int bits = Integer.reverse(ring) >>> 16;
    int pairs = ((bits & 0x5555) << 1) | ((bits >>> 1) & 0x5555);
    return ((pairs << 2) | (pairs >>> 14)) & 0xFFFF;
  }
}
