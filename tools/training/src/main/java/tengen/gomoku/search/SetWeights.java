package tengen.gomoku.search;

import tengen.gomoku.board.ClassSets;
import tengen.gomoku.board.LineClass;

/**
 * Weights of sets of four line classes, in one table or two (renju's Black, then White). A set's
 * weight is the sum of the weights of its four classes, its six pairs, and the set itself. A rare
 * set thus gets about the sum of its parts.
 */
final class SetWeights {
  private static final int CLASSES = 4;
  private static final int PARTS = 10;
  private static final int PAIRS = LineClass.COUNT * LineClass.COUNT;

  /** Factor of the regularization for weights that many sets share. */
  private static final double PARTS_SHARE = 0.01;

  /** Parts by set: four classes, then six pairs. */
  private static final int[][] PARTS_OF = parts();

  private final int tables;
  private final Weights ofClasses;
  private final Weights ofPairs;
  private final Weights ofSets;
  private final double[] sums;
  private final double[] slopes;

  /**
   * Creates weights of 0.
   *
   * @param pull regularization of a set's own weight towards zero
   */
  SetWeights(int tables, double pull) {
    this.tables = tables;
    ofClasses = new Weights(tables * LineClass.COUNT, pull * PARTS_SHARE);
    ofPairs = new Weights(tables * PAIRS, pull * PARTS_SHARE);
    ofSets = new Weights(tables * ClassSets.COUNT, pull);
    sums = new double[tables * ClassSets.COUNT];
    slopes = new double[tables * ClassSets.COUNT];
  }

  /**
   * Returns the weight of a set. The index is its number, plus {@link ClassSets#COUNT} in the
   * second table.
   */
  double of(int i) {
    return sums[i];
  }

  /** Adds the gradient of a sample's loss. */
  void add(int i, double slope) {
    slopes[i] += slope;
  }

  /** Updates the weights at the end of a batch. */
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
