package tengen.nogo.network;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * A {@link Network} in training, with batch normalization and a head for the owner of each point at
 * the end of the game.
 */
final class NetworkModel {
  private static final int CHANNELS = Network.CHANNELS;

  private final int batch;
  final ConvolutionLayer stem;
  final Normalization stemNorm = new Normalization();
  final List<ResidualBlock> blocks = new ArrayList<>();
  final PointHead moves;
  final PointHead owners;
  final ValueHead values;

  private final float[] stemNumbers;
  private final float[] stemOut;
  private final float[] slopes;

  /** Creates a network with random weights. */
  NetworkModel(int batch, Random random) {
    this.batch = batch;
    stem = new ConvolutionLayer(3, Network.INPUTS, CHANNELS, random);
    for (int block = 0; block < Network.BLOCKS; block++) {
      blocks.add(new ResidualBlock(batch, block == Network.POOLING_BLOCK, random));
    }
    moves = new PointHead(batch, random);
    owners = new PointHead(batch, random);
    values = new ValueHead(batch, random);
    stemNumbers = Batches.ofPoints(batch);
    stemOut = Batches.ofPoints(batch);
    slopes = Batches.ofPoints(batch);
  }

  /**
   * Computes the outputs of a batch.
   *
   * @param in by position, point and channel
   */
  void forward(float[] in) {
    stem.forward(batch, in, stemNumbers);
    stemNorm.forward(batch, stemNumbers, stemOut);
    Batches.rectify(batch, stemOut);
    float[] numbers = stemOut;
    for (ResidualBlock block : blocks) {
      block.forward(batch, numbers);
      numbers = block.out;
    }
    moves.forward(batch, numbers);
    owners.forward(batch, numbers);
    values.forward(batch, numbers);
  }

  /** Adds the gradients of the batch, given the derivatives by the heads' outputs. */
  void backward(float[] in) {
    Arrays.fill(slopes, 0);
    float[] trunk = blocks.getLast().out;
    moves.backward(batch, trunk, slopes);
    owners.backward(batch, trunk, slopes);
    values.backward(batch, trunk, slopes);
    for (int block = blocks.size() - 1; block >= 0; block--) {
      blocks.get(block).backward(batch, block == 0 ? stemOut : blocks.get(block - 1).out, slopes);
    }
    Batches.rectifySlopes(batch, stemOut, slopes);
    stemNorm.backward(batch, stemNumbers, slopes);
    stem.addGradients(batch, in, slopes);
  }

  /** Changes the parameters by the gradients of the batch. */
  void step(float rate) {
    parameters().forEach(parameters -> parameters.step(rate));
  }

  /** Returns all parameters, in the order of a checkpoint. */
  List<Parameters> parameters() {
    List<Parameters> all = new ArrayList<>(List.of(stem.weights, moves.weights, owners.weights));
    for (ResidualBlock block : blocks) {
      all.add(block.first.weights);
      all.add(block.second.weights);
      block.pooling.ifPresent(pooling -> addTo(all, pooling.layer));
    }
    for (Normalization normalization : normalizations()) {
      all.add(normalization.scales);
      all.add(normalization.shifts);
    }
    all.add(values.points.weights);
    all.add(values.pointBias);
    addTo(all, values.hidden);
    addTo(all, values.values);
    return all;
  }

  private static void addTo(List<Parameters> all, LinearLayer layer) {
    all.add(layer.weights);
    all.add(layer.bias);
  }

  private List<Normalization> normalizations() {
    List<Normalization> all = new ArrayList<>(List.of(stemNorm));
    for (ResidualBlock block : blocks) {
      all.add(block.firstNorm);
      all.add(block.secondNorm);
    }
    return all;
  }

  /** Writes all that a training needs to continue. */
  void save(DataOutputStream out) throws IOException {
    for (Parameters parameters : parameters()) {
      parameters.save(out);
    }
    for (Normalization normalization : normalizations()) {
      normalization.save(out);
    }
  }

  /** Reads what {@link #save} wrote. */
  void load(DataInputStream in) throws IOException {
    for (Parameters parameters : parameters()) {
      parameters.load(in);
    }
    for (Normalization normalization : normalizations()) {
      normalization.load(in);
    }
  }
}
