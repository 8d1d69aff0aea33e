package tengen.nogo.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.game.NetworkGame;
import tengen.nogo.game.NetworkGame.Turn;
import tengen.simd.VectorModule;

@Tag("network")
class NetworkModelTest {
  private static final int BATCH = 16;

  /** Draws the first of eight orientations, which is that of the sample. */
  private static final Random UNTURNED =
      new Random() {
        @Override
        public int nextInt(int bound) {
          return 0;
        }
      };

  private final Random random = new Random(1);
  private final NetworkModel model = new NetworkModel(BATCH, random);
  private final TrainingBatch batch = new TrainingBatch(BATCH);

  @BeforeAll
  static void vectorsAreFast() {
    assertThat(VectorModule.isFast()).isTrue();
  }

  private double loss() {
    model.forward(batch.in());
    return batch.computeSlopes(model).sum();
  }

  private void setSamples() {
    List<NetworkSample> samples = new ArrayList<>();
    TrainingGames.some().forEach(game -> samples.addAll(NetworkSample.of(game, random)));
    Collections.shuffle(samples, random);
    batch.set(samples, random);
  }

  /** Moves all parameters of a group along their gradient, and measures the slope of the loss. */
  @Test
  void gradientsAreTheSlopesOfTheLoss() {
    setSamples();
    loss();
    model.backward(batch.in());

    for (Parameters parameters : model.parameters()) {
      double[] gradient = gradient(parameters);
      double length = Math.sqrt(dot(gradient, gradient));
      assertThat(slopeAlong(parameters, gradient, 0.01 / length) / length)
          .isCloseTo(1, within(0.03));
    }
  }

  @Test
  void stepsLowerTheLoss() {
    setSamples();
    double first = loss();
    for (int step = 0; step < 30; step++) {
      model.backward(batch.in());
      model.step(0.01f);
      loss();
    }

    assertThat(loss()).isLessThan(first / 2);
  }

  private static double[] gradient(Parameters parameters) {
    var gradient = new double[parameters.values.length];
    for (int chunk = 0; chunk < Chunks.COUNT; chunk++) {
      for (int i = 0; i < gradient.length; i++) {
        gradient[i] += parameters.gradient(chunk)[i];
      }
    }
    return gradient;
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  /** Returns the slope of the loss for a distance of 1 along the gradient. */
  private double slopeAlong(Parameters parameters, double[] gradient, double factor) {
    float[] values = parameters.values.clone();
    double[] losses = new double[2];
    for (int side = 0; side < losses.length; side++) {
      for (int i = 0; i < values.length; i++) {
        parameters.values[i] = values[i] + (float) ((1 - 2 * side) * factor * gradient[i]);
      }
      losses[side] = loss();
    }
    System.arraycopy(values, 0, parameters.values, 0, values.length);
    double distance = 2 * factor * Math.sqrt(dot(gradient, gradient));
    return (losses[0] - losses[1]) / distance;
  }

  /** The running statistics of the normalization become those of the only batch. */
  @Test
  void aWrittenNetworkEvaluatesAsTheModelDoes() throws IOException {
    NetworkGame game = TrainingGames.some().getFirst();
    List<NogoBoard> boards =
        IntStream.range(0, BATCH).mapToObj(i -> NetworkSample.board(game, 2 * i)).toList();
    Turn turn = game.turns().getFirst();
    batch.set(
        boards.stream()
            .map(board -> new NetworkSample(board, NogoBoard.BLACK, turn, board, true))
            .toList(),
        UNTURNED);
    for (int i = 0; i < 200; i++) {
      model.forward(batch.in());
    }

    var evaluator = new NetworkEvaluator(written());
    for (int i = 0; i < BATCH; i++) {
      NogoBoard board = boards.get(i);
      evaluator.evaluate(board, NogoBoard.BLACK);
      float[] values = model.values.out;
      double winRate = (logistic(values[2 * i]) + logistic(values[2 * i + 1])) / 2;
      assertThat((double) evaluator.winRate()).isCloseTo(winRate, within(0.01));
      for (int point = 0; point < NetworkGame.POINTS; point++) {
        assertThat(evaluator.moveLogit(board.point(point % 9, point / 9)))
            .isCloseTo(model.moves.out[i * NetworkGame.POINTS + point], within(0.05f));
      }
    }
  }

  private Network written() throws IOException {
    var bytes = new ByteArrayOutputStream();
    NetworkWeights.write(model, new DataOutputStream(bytes));
    return new Network(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
  }

  private static double logistic(double logit) {
    return 1 / (1 + Math.exp(-logit));
  }
}
