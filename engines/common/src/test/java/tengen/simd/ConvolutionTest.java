package tengen.simd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares convolutions with sums in double precision, point by point. */
class ConvolutionTest {
  private static final int OUTPUTS = 32;
  private static final Offset<Float> ROUNDING = within(1e-4f);

  private final Random random = new Random(1);

  @BeforeAll
  static void theModuleIsAvailable() {
    assertThat(VectorModule.isAvailable()).isTrue();
  }

  private float[] randomNumbers(int count) {
    var numbers = new float[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = random.nextFloat(-1, 1);
    }
    return numbers;
  }

  /** Returns random numbers on the board and zeros around it. */
  private float[] randomBoard(int channels) {
    var board = new float[Convolution.AREA * channels];
    for (int y = 0; y < Convolution.SIDE; y++) {
      for (int x = 0; x < Convolution.SIDE; x++) {
        float[] point = randomNumbers(channels);
        System.arraycopy(point, 0, board, Convolution.at(x, y, channels), channels);
      }
    }
    return board;
  }

  @ParameterizedTest
  @CsvSource({"16, false", "32, false", "32, true"})
  void outputsAreSumsOverTheWindow(int inputs, boolean isAdded) {
    float[] weights = randomNumbers(Convolution.TAPS * inputs * OUTPUTS);
    float[] bias = randomNumbers(OUTPUTS);
    float[] extra = randomNumbers(OUTPUTS);
    float[] in = randomBoard(inputs);
    float[] before = randomBoard(OUTPUTS);
    float[] out = before.clone();

    new Convolution(inputs, OUTPUTS, weights, bias)
        .apply(in, extra, out, isAdded, new Convolution.Scratch(OUTPUTS));

    for (int y = 0; y < Convolution.SIDE; y++) {
      for (int x = 0; x < Convolution.SIDE; x++) {
        for (int output = 0; output < OUTPUTS; output++) {
          int at = Convolution.at(x, y, OUTPUTS) + output;
          double sum = bias[output] + extra[output] + (isAdded ? before[at] : 0);
          for (int tap = 0; tap < Convolution.TAPS; tap++) {
            int tapX = x + tap % 3 - 1;
            int tapY = y + tap / 3 - 1;
            for (int input = 0; input < inputs; input++) {
              sum +=
                  in[Convolution.at(tapX, tapY, inputs) + input]
                      * weights[(tap * inputs + input) * OUTPUTS + output];
            }
          }
          assertThat(out[at]).isCloseTo((float) Math.max(0, sum), ROUNDING);
        }
      }
    }
  }

  @Test
  void pointsAroundTheBoardStayEmpty() {
    var out = new float[Convolution.AREA * OUTPUTS];
    float[] weights = randomNumbers(Convolution.TAPS * OUTPUTS * OUTPUTS);
    new Convolution(OUTPUTS, OUTPUTS, weights, new float[OUTPUTS])
        .apply(
            randomBoard(OUTPUTS),
            randomNumbers(OUTPUTS),
            out,
            false,
            new Convolution.Scratch(OUTPUTS));

    for (int point = 0; point < Convolution.AREA; point++) {
      int x = point % Convolution.STRIDE - 1;
      int y = point / Convolution.STRIDE - 1;
      if (Math.min(x, y) < 0 || Math.max(x, y) >= Convolution.SIDE) {
        for (int output = 0; output < OUTPUTS; output++) {
          assertThat(out[point * OUTPUTS + output]).as("point %d,%d", x, y).isZero();
        }
      }
    }
  }

  @Test
  void weightsMustFitTheChannels() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Convolution(16, OUTPUTS, new float[OUTPUTS], new float[OUTPUTS]))
        .withMessage("32 weights for 16 inputs and 32 outputs");
  }
}
