package tengen.nogo.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tengen.simd.VectorModule;

@Tag("network")
class NetworkTrainingTest {
  @BeforeAll
  static void vectorsAreFast() {
    assertThat(VectorModule.isFast()).isTrue();
  }

  private static NetworkTraining training() {
    return new NetworkTraining(TrainingGames.some(), 3);
  }

  private static void train(NetworkTraining training, int end) {
    while (training.step() < end) {
      training.train();
    }
  }

  @Test
  void aTrainingThatContinuesEndsWithTheSameWeights() throws IOException {
    NetworkTraining whole = training();
    train(whole, 5);
    byte[] saved = whole.save();
    train(whole, whole.steps());
    NetworkTraining continued = training();
    continued.load(saved);
    train(continued, continued.steps());

    assertThat(whole.steps()).isGreaterThan(5);
    assertThat(continued.weights()).isEqualTo(whole.weights());
    assertThat(continued.validate()).isEqualTo(whole.validate());
  }
}
