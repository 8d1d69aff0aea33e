package tengen.nogo.network;

/** Numbers of a batch by position, point and channel. */
final class Batches {
  private static final int CHANNELS = Network.CHANNELS;
  private static final int POINTS = ConvolutionLayer.POINTS;

  private Batches() {}

  /** Returns numbers for the points of a batch. */
  static float[] ofPoints(int batch) {
    return new float[batch * POINTS * CHANNELS];
  }

  /** Adds numbers to others. */
  static void add(int batch, float[] numbers, float[] to) {
    Chunks.run(
        batch,
        (_, first, end) -> {
          for (int i = first * POINTS * CHANNELS; i < end * POINTS * CHANNELS; i++) {
            to[i] += numbers[i];
          }
        });
  }

  /** Replaces negative numbers by 0 (ReLU). */
  static void rectify(int batch, float[] numbers) {
    Chunks.run(
        batch,
        (_, first, end) -> {
          for (int i = first * POINTS * CHANNELS; i < end * POINTS * CHANNELS; i++) {
            numbers[i] = Math.max(0, numbers[i]);
          }
        });
  }

  /** Replaces derivatives by those before {@link #rectify}, given its results. */
  static void rectifySlopes(int batch, float[] numbers, float[] slopes) {
    Chunks.run(
        batch,
        (_, first, end) -> {
          for (int i = first * POINTS * CHANNELS; i < end * POINTS * CHANNELS; i++) {
            slopes[i] = numbers[i] > 0 ? slopes[i] : 0;
          }
        });
  }

  /** Adds a position's number of each channel to all of its points. */
  static void addToPoints(int position, float[] numbers, float factor, float[] to) {
    for (int point = position * POINTS; point < (position + 1) * POINTS; point++) {
      for (int channel = 0; channel < CHANNELS; channel++) {
        to[point * CHANNELS + channel] += factor * numbers[position * CHANNELS + channel];
      }
    }
  }

  /** Sets a position's number of each channel to the sum over its points. */
  static void sumPoints(int position, float[] numbers, float factor, float[] to) {
    for (int channel = 0; channel < CHANNELS; channel++) {
      to[position * CHANNELS + channel] = 0;
    }
    for (int point = position * POINTS; point < (position + 1) * POINTS; point++) {
      for (int channel = 0; channel < CHANNELS; channel++) {
        to[position * CHANNELS + channel] += factor * numbers[point * CHANNELS + channel];
      }
    }
  }
}
