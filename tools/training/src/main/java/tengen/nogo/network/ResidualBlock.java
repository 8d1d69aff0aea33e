package tengen.nogo.network;

import java.util.Optional;
import java.util.Random;

/** Two normalized convolutions whose sum with the input has a ReLU, in training. */
final class ResidualBlock {
  final ConvolutionLayer first;
  final ConvolutionLayer second;
  final Normalization firstNorm = new Normalization();
  final Normalization secondNorm = new Normalization();
  final Optional<PoolingLayer> pooling;

  /** The outputs. */
  final float[] out;

  private final float[] firstNumbers;
  private final float[] inner;
  private final float[] secondNumbers;
  private final float[] innerSlopes;
  private final float[] secondSlopes;

  ResidualBlock(int batch, boolean isPooling, Random random) {
    first = new ConvolutionLayer(3, Network.CHANNELS, Network.CHANNELS, random);
    second = new ConvolutionLayer(3, Network.CHANNELS, Network.CHANNELS, random);
    pooling = isPooling ? Optional.of(new PoolingLayer(batch, random)) : Optional.empty();
    out = Batches.ofPoints(batch);
    firstNumbers = Batches.ofPoints(batch);
    inner = Batches.ofPoints(batch);
    secondNumbers = Batches.ofPoints(batch);
    innerSlopes = Batches.ofPoints(batch);
    secondSlopes = Batches.ofPoints(batch);
  }

  void forward(int batch, float[] in) {
    first.forward(batch, in, firstNumbers);
    firstNorm.forward(batch, firstNumbers, inner);
    Batches.rectify(batch, inner);
    second.forward(batch, inner, secondNumbers);
    secondNorm.forward(batch, secondNumbers, out);
    pooling.ifPresent(layer -> layer.forward(batch, in, out));
    Batches.add(batch, in, out);
    Batches.rectify(batch, out);
  }

  /** Replaces slopes of the outputs by those of the inputs, and adds the gradients. */
  void backward(int batch, float[] in, float[] slopes) {
    Batches.rectifySlopes(batch, out, slopes);
    System.arraycopy(slopes, 0, secondSlopes, 0, slopes.length);
    secondNorm.backward(batch, secondNumbers, secondSlopes);
    second.addGradients(batch, inner, secondSlopes);
    second.backward(batch, secondSlopes, innerSlopes);
    Batches.rectifySlopes(batch, inner, innerSlopes);
    firstNorm.backward(batch, firstNumbers, innerSlopes);
    first.addGradients(batch, in, innerSlopes);
    first.backward(batch, innerSlopes, secondSlopes);
    pooling.ifPresent(layer -> layer.backward(batch, slopes, secondSlopes));
    Batches.add(batch, secondSlopes, slopes);
  }
}
