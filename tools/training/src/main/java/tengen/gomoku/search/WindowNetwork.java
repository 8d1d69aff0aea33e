package tengen.gomoku.search;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * A network that corrects the logit of a position's expected points. Each empty point near a stone
 * has, in the view of either side, the clipped sum of the vectors of its four windows. Their sums
 * over the board go through two hidden layers.
 */
final class WindowNetwork {
  /** Outputs of each hidden layer. */
  static final int HIDDEN = 32;

  /** Factor of the sums over the board, which keeps the first layer's inputs near 1. */
  static final float SUM_SCALE = 1 / 8f;

  private final int channels;
  private final WindowTable table;
  private final short[] exchanged = WindowRows.exchanged();
  private final DenseLayer first;
  private final DenseLayer second;
  private final DenseLayer last;
  private final float[] sums;
  private final float[] sumSlopes;
  private float[] points = new float[0];

  WindowNetwork(int channels, double pull, Random random) {
    this.channels = channels;
    table = new WindowTable(channels, pull, random);
    first = new DenseLayer(2 * channels, HIDDEN, true, spread(2 * channels), random);
    second = new DenseLayer(HIDDEN, HIDDEN, true, spread(HIDDEN), random);
    last = new DenseLayer(HIDDEN, 1, false, 0, random);
    sums = new float[2 * channels];
    sumSlopes = new float[2 * channels];
  }

  /** Returns the range of a layer's first weights that keeps the size of its outputs. */
  private static double spread(int inputs) {
    return Math.sqrt(3.0 / inputs);
  }

  /**
   * Returns the correction of a logit; 0 before the first step.
   *
   * @param windows four windows of each point, as the side to move sees them
   */
  float forward(short[] windows) {
    int count = windows.length / 4;
    if (points.length < count * 2 * channels) {
      points = new float[count * 4 * channels];
    }
    Arrays.fill(sums, 0);
    for (int i = 0; i < count; i++) {
      addPoint(windows, i, 0);
      addPoint(windows, i, 1);
    }
    for (int c = 0; c < sums.length; c++) {
      sums[c] *= SUM_SCALE;
    }
    return last.forward(second.forward(first.forward(sums)))[0];
  }

  private int row(short window, int view) {
    return (view == 0 ? window : exchanged[window]) * channels;
  }

  private void addPoint(short[] windows, int i, int view) {
    float[] rows = table.sums;
    int a = row(windows[4 * i], view);
    int b = row(windows[4 * i + 1], view);
    int d = row(windows[4 * i + 2], view);
    int e = row(windows[4 * i + 3], view);
    int at = (2 * i + view) * channels;
    int sum = view * channels;
    for (int c = 0; c < channels; c++) {
      float value = rows[a + c] + rows[b + c] + rows[d + c] + rows[e + c];
      points[at + c] = value;
      sums[sum + c] += Math.max(0, Math.min(1, value));
    }
  }

  /** Adds the gradients of a sample whose correction was computed last. */
  void backward(short[] windows, float slope) {
    float[] slopes = first.backward(second.backward(last.backward(slope)));
    for (int c = 0; c < sumSlopes.length; c++) {
      sumSlopes[c] = slopes[c] * SUM_SCALE;
    }
    for (int i = 0; i < windows.length / 4; i++) {
      for (int view = 0; view < 2; view++) {
        backPoint(windows, i, view);
      }
    }
  }

  private void backPoint(short[] windows, int i, int view) {
    int at = (2 * i + view) * channels;
    int sum = view * channels;
    for (int c = 0; c < channels; c++) {
      float value = points[at + c];
      points[at + c] = value > 0 && value < 1 ? sumSlopes[sum + c] : 0;
    }
    for (int direction = 0; direction < 4; direction++) {
      int row = row(windows[4 * i + direction], view);
      for (int c = 0; c < channels; c++) {
        table.slopes[row + c] += points[at + c];
      }
    }
  }

  int channels() {
    return channels;
  }

  /** Returns the vectors of the windows, {@link #channels} numbers each. */
  float[] vectors() {
    return table.sums.clone();
  }

  /** Returns the layers' weights, in order. */
  List<float[]> layers() {
    return List.of(first.weights(), second.weights(), last.weights());
  }

  void step(double rate) {
    table.step(rate);
    first.step(rate);
    second.step(rate);
    last.step(rate);
  }
}
