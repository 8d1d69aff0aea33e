package tengen.nogo.network;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;

/**
 * Numbers that a training learns, by gradient descent with Nesterov's momentum and a decay of the
 * weights.
 */
final class Parameters {
  private static final float MOMENTUM = 0.9f;
  private static final float DECAY = 3e-5f;

  final float[] values;
  private final float[][] gradients = new float[Chunks.COUNT][];
  private final float[] velocities;

  /** Creates parameters that are all equal. */
  Parameters(int count, float value) {
    values = new float[count];
    Arrays.fill(values, value);
    velocities = new float[count];
    for (int chunk = 0; chunk < Chunks.COUNT; chunk++) {
      gradients[chunk] = new float[count];
    }
  }

  /** Creates random parameters of a layer whose outputs have so many inputs (He et al., 2015). */
  static Parameters random(int count, int inputs, Random random) {
    var parameters = new Parameters(count, 0);
    double deviation = Math.sqrt(2.0 / inputs);
    for (int i = 0; i < count; i++) {
      parameters.values[i] = (float) (deviation * random.nextGaussian());
    }
    return parameters;
  }

  /** Returns the gradients of the loss to which a chunk of the batch adds its own. */
  float[] gradient(int chunk) {
    return gradients[chunk];
  }

  /** Changes the parameters by the gradients of a batch, and clears these. */
  void step(float rate) {
    float[] sum = gradients[0];
    for (int chunk = 1; chunk < Chunks.COUNT; chunk++) {
      for (int i = 0; i < sum.length; i++) {
        sum[i] += gradients[chunk][i];
      }
    }
    for (int i = 0; i < values.length; i++) {
      float gradient = sum[i] + DECAY * values[i];
      velocities[i] = MOMENTUM * velocities[i] + gradient;
      values[i] -= rate * (gradient + MOMENTUM * velocities[i]);
    }
    for (float[] gradient : gradients) {
      Arrays.fill(gradient, 0);
    }
  }

  void save(DataOutputStream out) throws IOException {
    for (int i = 0; i < values.length; i++) {
      out.writeFloat(values[i]);
      out.writeFloat(velocities[i]);
    }
  }

  void load(DataInputStream in) throws IOException {
    for (int i = 0; i < values.length; i++) {
      values[i] = in.readFloat();
      velocities[i] = in.readFloat();
    }
  }
}
