package tengen.nogo.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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
    return new NetworkTraining(TrainingGames.some(), 3, 0.01);
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

  @Test
  void aTrainingStartsFromAFileOfWeights() throws IOException {
    byte[] weights = Network.class.getResourceAsStream("network.bin").readAllBytes();
    NetworkTraining training = training();
    training.start(weights);

    assertThat(differences(training.weights(), weights)).allMatch(difference -> difference < 0.002);
  }

  private static List<Float> differences(byte[] weights, byte[] others) throws IOException {
    var in = new DataInputStream(new ByteArrayInputStream(weights));
    var otherIn = new DataInputStream(new ByteArrayInputStream(others));
    List<Float> differences = new ArrayList<>();
    for (int i = 0; i < weights.length / 2; i++) {
      float weight = Float.float16ToFloat(in.readShort());
      differences.add(Math.abs(weight - Float.float16ToFloat(otherIn.readShort())));
    }
    return differences;
  }
}
