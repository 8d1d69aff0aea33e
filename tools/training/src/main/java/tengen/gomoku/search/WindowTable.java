package tengen.gomoku.search;

import java.util.Arrays;
import java.util.Random;

/**
 * Vectors of windows. A window's vector is the sum of its own and those of its inner parts, which
 * many windows share, so that a rare window gets about the sum of its parts.
 */
final class WindowTable {
  private static final double START = 0.05;
  private static final int[] INNER_REACHES = {3, 2, 1};

  final int channels;

  /** Sums by window, {@link #channels} each. */
  final float[] sums;

  /** Gradients of a batch, as {@link #sums}. */
  final float[] slopes;

  private final short[][] parts = new short[INNER_REACHES.length + 1][];
  private final Weights[] weights = new Weights[parts.length];

  /**
   * Creates a table of small random numbers.
   *
   * @param pull regularization of the windows' own vectors towards zero
   */
  WindowTable(int channels, double pull, Random random) {
    this.channels = channels;
    sums = new float[WindowRows.COUNT * channels];
    slopes = new float[sums.length];
    parts[0] = new short[WindowRows.COUNT];
    for (short row = 0; row < WindowRows.COUNT; row++) {
      parts[0][row] = row;
    }
    for (int i = 0; i < INNER_REACHES.length; i++) {
      parts[i + 1] = WindowRows.inner(INNER_REACHES[i]);
    }
    for (int i = 0; i < parts.length; i++) {
      weights[i] = new Weights(count(parts[i]) * channels, i == 0 ? pull : 0);
    }
    weights[parts.length - 1].randomize(random, START);
    sum();
  }

  private static int count(short[] numbers) {
    int count = 0;
    for (short number : numbers) {
      count = Math.max(count, number + 1);
    }
    return count;
  }

  /** Updates the vectors at the end of a batch. */
  void step(double rate) {
    for (int row = 0; row < WindowRows.COUNT; row++) {
      for (int i = 0; i < parts.length; i++) {
        for (int c = 0; c < channels; c++) {
          weights[i].add(parts[i][row] * channels + c, slopes[row * channels + c]);
        }
      }
    }
    Arrays.fill(slopes, 0);
    for (Weights each : weights) {
      each.step(rate);
    }
    sum();
  }

  private void sum() {
    for (int row = 0; row < WindowRows.COUNT; row++) {
      for (int c = 0; c < channels; c++) {
        double sum = 0;
        for (int i = 0; i < parts.length; i++) {
          sum += weights[i].of(parts[i][row] * channels + c);
        }
        sums[row * channels + c] = (float) sum;
      }
    }
  }
}
