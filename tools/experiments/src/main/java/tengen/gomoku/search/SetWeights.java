package tengen.gomoku.search;

import tengen.gomoku.board.ClassSets;
import tengen.gomoku.board.LineClass;

/**
 * A weight for each set of four line classes, in one table or two (renju's Black, then White). It
 * is the sum of weights of its four classes, of its six pairs, and of its own: so a set that hardly
 * ever occurs is worth what its parts are.
 */
final class SetWeights {
  private static final int CLASSES = 4;
  private static final int PARTS = 10;
  private static final int PAIRS = LineClass.COUNT * LineClass.COUNT;

  /** What many sets share is drawn to zero so much less. */
  private static final double PARTS_SHARE = 0.01;

  /** By set: four classes, then six pairs. */
  private static final int[][] PARTS_OF = parts();

  private final int tables;
  private final Weights ofClasses;
  private final Weights ofPairs;
  private final Weights ofSets;
  private final double[] sums;
  private final double[] slopes;

  /**
   * All 0.
   *
   * @param pull how much a set's own weight is drawn to zero
   */
  SetWeights(int tables, double pull) {
    this.tables = tables;
    ofClasses = new Weights(tables * LineClass.COUNT, pull * PARTS_SHARE);
    ofPairs = new Weights(tables * PAIRS, pull * PARTS_SHARE);
    ofSets = new Weights(tables * ClassSets.COUNT, pull);
    sums = new double[tables * ClassSets.COUNT];
    slopes = new double[tables * ClassSets.COUNT];
  }

  /** The weight of a set: its number, plus {@link ClassSets#COUNT} in the second table. */
  double of(int i) {
    return sums[i];
  }

  /** Adds the slope of the loss of one more sample. */
  void add(int i, double slope) {
    slopes[i] += slope;
  }

  /** The end of a batch. */
  void step(double rate) {
    for (int i = 0; i < slopes.length; i++) {
      if (slopes[i] != 0) {
        addToParts(i, slopes[i]);
        slopes[i] = 0;
      }
    }
    ofClasses.step(rate);
    ofPairs.step(rate);
    ofSets.step(rate);
    for (int i = 0; i < sums.length; i++) {
      sums[i] = sum(i);
    }
  }

  private void addToParts(int i, double slope) {
    int table = i / ClassSets.COUNT;
    int[] parts = PARTS_OF[i % ClassSets.COUNT];
    for (int k = 0; k < CLASSES; k++) {
      ofClasses.add(table * LineClass.COUNT + parts[k], slope);
    }
    for (int k = CLASSES; k < PARTS; k++) {
      ofPairs.add(table * PAIRS + parts[k], slope);
    }
    ofSets.add(i, slope);
  }

  private double sum(int i) {
    int table = i / ClassSets.COUNT;
    int[] parts = PARTS_OF[i % ClassSets.COUNT];
    double sum = ofSets.of(i);
    for (int k = 0; k < CLASSES; k++) {
      sum += ofClasses.of(table * LineClass.COUNT + parts[k]);
    }
    for (int k = CLASSES; k < PARTS; k++) {
      sum += ofPairs.of(table * PAIRS + parts[k]);
    }
    return sum;
  }

  int tables() {
    return tables;
  }

  private static int[][] parts() {
    int[][] parts = new int[ClassSets.COUNT][PARTS];
    for (int set = 0; set < ClassSets.COUNT; set++) {
      int lines = ClassSets.lines(set);
      int next = CLASSES;
      for (int k = 0; k < CLASSES; k++) {
        parts[set][k] = (lines >> (12 - 4 * k)) & 15;
        for (int j = 0; j < k; j++) {
          parts[set][next++] = parts[set][j] * LineClass.COUNT + parts[set][k];
        }
      }
    }
    return parts;
  }
}
