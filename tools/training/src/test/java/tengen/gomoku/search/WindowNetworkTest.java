package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WindowNetworkTest {
  private static final int CHANNELS = 8;

  @Test
  void aLayersGradientsAreTheDifferenceQuotients() {
    var random = new Random(1);
    var layer = new DenseLayer(3, 2, true, 1, random);
    float[] inputs = {0.5f, -0.3f, 0.8f};
    float[] factors = {0.7f, -1.2f};
    layer.forward(inputs);
    float[] slopes = layer.backward(factors).clone();

    for (int i = 0; i < inputs.length; i++) {
      float step = 1e-2f;
      float[] more = inputs.clone();
      more[i] += step;
      float[] less = inputs.clone();
      less[i] -= step;
      double rise = weighted(layer.forward(more), factors) - weighted(layer.forward(less), factors);
      assertThat((double) slopes[i]).isCloseTo(rise / (2 * step), within(1e-3));
    }
  }

  private static double weighted(float[] outputs, float... factors) {
    return IntStream.range(0, factors.length).mapToDouble(i -> outputs[i] * factors[i]).sum();
  }

  @Test
  void correctsNothingBeforeTheFirstStep() {
    var network = new WindowNetwork(CHANNELS, 0, new Random(1));
    assertThat(network.forward(windows(new Random(2)))).isZero();
  }

  /** The sum over points needs the gradients of all layers and of both views. */
  @Test
  void learnsWhichSideHasTheMoreFrequentWindow() {
    var network = new WindowNetwork(CHANNELS, 0, new Random(1));
    var random = new Random(3);
    double first = 0;
    double last = 0;
    for (int batch = 0; batch < 200; batch++) {
      double loss = 0;
      for (int i = 0; i < 64; i++) {
        short[] windows = windows(random);
        double target = surplus(windows) > 0 ? 1 : 0;
        float logit = network.forward(windows);
        loss += WinRateLoss.of(logit, target) / 64;
        network.backward(windows, (float) WinRateLoss.slope(logit, target) / 64);
      }
      network.step(0.01);
      first = batch == 0 ? loss : first;
      last = loss;
    }
    assertThat(first).isCloseTo(Math.log(2), within(1e-6));
    assertThat(last).isLessThan(0.2);
  }

  /** Returns four of a few windows for each of ten points. */
  private static short[] windows(Random random) {
    var windows = new short[40];
    for (int i = 0; i < windows.length; i++) {
      windows[i] = (short) (random.nextInt(20) * (WindowRows.COUNT / 20));
    }
    return windows;
  }

  private static int surplus(short... windows) {
    int surplus = 0;
    for (short window : windows) {
      surplus += window < WindowRows.COUNT / 2 ? 1 : -1;
    }
    return surplus;
  }
}
