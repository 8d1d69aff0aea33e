package tengen.nogo.network;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * Batch normalization of channels (S. Ioffe and C. Szegedy, "Batch normalization: accelerating deep
 * network training by reducing internal covariate shift", 2015).
 */
final class Normalization {
  private static final int CHANNELS = Network.CHANNELS;
  private static final float EPSILON = 1e-5f;

  /** Share of a new batch in the running statistics. */
  private static final float NEW_SHARE = 0.1f;

  final Parameters scales = new Parameters(CHANNELS, 1);
  final Parameters shifts = new Parameters(CHANNELS, 0);

  private final float[] means = new float[CHANNELS];
  private final float[] deviations = new float[CHANNELS];
  private final float[] runningMeans = new float[CHANNELS];
  private final float[] runningVariances = new float[CHANNELS];

  /** True if the parameters are those of numbers that are not normalized. */
  private boolean isUnseen;

  Normalization() {
    Arrays.fill(runningVariances, 1);
  }

  /**
   * Replaces numbers by their normalized ones, and sets {@code out} to these scaled and shifted.
   */
  void forward(int batch, float[] numbers, float[] out) {
    int rows = batch * ConvolutionLayer.POINTS;
    double[] sums = sums(batch, numbers, numbers);
    float newShare = isUnseen ? 1 : NEW_SHARE;
    for (int channel = 0; channel < CHANNELS; channel++) {
      double mean = sums[channel] / rows;
      double variance = sums[CHANNELS + channel] / rows - mean * mean;
      means[channel] = (float) mean;
      deviations[channel] = (float) Math.sqrt(variance + EPSILON);
      runningMeans[channel] += newShare * (float) (mean - runningMeans[channel]);
      runningVariances[channel] += newShare * (float) (variance - runningVariances[channel]);
    }
    if (isUnseen) {
      adaptParameters();
      isUnseen = false;
    }
    forEachRow(
        batch,
        at -> {
          for (int channel = 0; channel < CHANNELS; channel++) {
            float number = (numbers[at + channel] - means[channel]) / deviations[channel];
            numbers[at + channel] = number;
            out[at + channel] = scales.values[channel] * number + shifts.values[channel];
          }
        });
  }

  private void adaptParameters() {
    for (int channel = 0; channel < CHANNELS; channel++) {
      shifts.values[channel] += scales.values[channel] * means[channel];
      scales.values[channel] *= deviations[channel];
    }
  }

  /** The work on the channels of a point. */
  @FunctionalInterface
  private interface RowWork {
    void run(int firstChannel);
  }

  private static void forEachRow(int batch, RowWork work) {
    Chunks.run(
        batch,
        (_, first, end) -> {
          for (int row = first * ConvolutionLayer.POINTS;
              row < end * ConvolutionLayer.POINTS;
              row++) {
            work.run(row * CHANNELS);
          }
        });
  }

  /** Returns for each channel the sum of {@code a}, then for each that of {@code a * b}. */
  private static double[] sums(int batch, float[] a, float[] b) {
    var sums = new float[Chunks.COUNT][2 * CHANNELS];
    Chunks.run(
        batch,
        (chunk, first, end) -> {
          float[] own = sums[chunk];
          int last = end * ConvolutionLayer.POINTS * CHANNELS;
          for (int at = first * ConvolutionLayer.POINTS * CHANNELS; at < last; at += CHANNELS) {
            for (int channel = 0; channel < CHANNELS; channel++) {
              own[channel] += a[at + channel];
              own[CHANNELS + channel] += a[at + channel] * b[at + channel];
            }
          }
        });
    var all = new double[2 * CHANNELS];
    for (float[] chunk : sums) {
      for (int i = 0; i < all.length; i++) {
        all[i] += chunk[i];
      }
    }
    return all;
  }

  /**
   * Replaces slopes of the outputs by those of the inputs, and adds the parameters' gradients.
   *
   * @param numbers the normalized numbers
   */
  void backward(int batch, float[] numbers, float[] slopes) {
    double[] sums = sums(batch, slopes, numbers);
    float[] meanSlopes = new float[2 * CHANNELS];
    for (int channel = 0; channel < CHANNELS; channel++) {
      shifts.gradient(0)[channel] += (float) sums[channel];
      scales.gradient(0)[channel] += (float) sums[CHANNELS + channel];
    }
    for (int i = 0; i < sums.length; i++) {
      meanSlopes[i] = (float) (sums[i] / (batch * ConvolutionLayer.POINTS));
    }
    forEachRow(
        batch,
        at -> {
          for (int channel = 0; channel < CHANNELS; channel++) {
            float rest =
                slopes[at + channel]
                    - meanSlopes[channel]
                    - numbers[at + channel] * meanSlopes[CHANNELS + channel];
            slopes[at + channel] = scales.values[channel] / deviations[channel] * rest;
          }
        });
  }

  /** Multiplies the next batch by these factors, adds these biases, and goes on from there. */
  void imitate(float[] factors, float[] biases) {
    System.arraycopy(factors, 0, scales.values, 0, CHANNELS);
    System.arraycopy(biases, 0, shifts.values, 0, CHANNELS);
    isUnseen = true;
  }

  /** Returns the factor of a channel outside of training. */
  float factor(int channel) {
    return scales.values[channel] / (float) Math.sqrt(runningVariances[channel] + EPSILON);
  }

  /** Returns what is added to a channel outside of training. */
  float bias(int channel) {
    return shifts.values[channel] - runningMeans[channel] * factor(channel);
  }

  void save(DataOutputStream out) throws IOException {
    for (int channel = 0; channel < CHANNELS; channel++) {
      out.writeFloat(runningMeans[channel]);
      out.writeFloat(runningVariances[channel]);
    }
  }

  void load(DataInputStream in) throws IOException {
    for (int channel = 0; channel < CHANNELS; channel++) {
      runningMeans[channel] = in.readFloat();
      runningVariances[channel] = in.readFloat();
    }
  }
}
