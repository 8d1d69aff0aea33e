package tengen.nogo.network;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tengen.nogo.game.NetworkGame;

/** The training of a {@link Network} on games. Equal games and steps give equal weights. */
public final class NetworkTraining {
  private static final int BATCH_SIZE = 256;

  private static final int RISING_STEPS = 200;

  /** Share of the steps after which the rate falls. */
  private static final double FALL = 0.4;

  /** The last rate, as a share of the highest. */
  private static final double LAST_SHARE = 0.002;

  private final Validation validation;
  private final SampleOrder order;
  private final int positions;
  private final int steps;
  private final double peakRate;
  private final NetworkModel model = new NetworkModel(BATCH_SIZE, new Random(1));
  private final TrainingBatch batch = new TrainingBatch(BATCH_SIZE);
  private int step;

  /**
   * Creates a training that learns each position so many times. Some games are held back.
   *
   * @param games at least one batch of positions
   * @param peakRate highest rate of the gradient descent
   */
  public NetworkTraining(List<NetworkGame> games, double passes, double peakRate) {
    this.peakRate = peakRate;
    var random = new Random(1);
    List<NetworkSample> samples = new ArrayList<>();
    List<NetworkGame> heldBack = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      if (Validation.isHeldBack(i)) {
        heldBack.add(games.get(i));
      } else {
        samples.addAll(NetworkSample.of(games.get(i), random));
      }
    }
    validation = new Validation(heldBack);
    order = new SampleOrder(samples, BATCH_SIZE);
    positions = samples.size();
    steps = (int) (order.batches() * passes);
  }

  /** Starts from the weights of the engine's file, not from random ones. */
  public void start(byte... weights) throws IOException {
    NetworkWeights.read(model, new DataInputStream(new ByteArrayInputStream(weights)));
    batch.set(order.batch(0), new Random(0));
    model.forward(batch.in());
  }

  /** Returns the number of positions to learn from. */
  public int positions() {
    return positions;
  }

  /** Returns the number of steps that are done. */
  public int step() {
    return step;
  }

  /** Returns the number of steps in all. */
  public int steps() {
    return steps;
  }

  /** Learns from the next batch; returns its losses before. */
  public TrainingLosses train() {
    batch.set(order.batch(step), new Random(step));
    model.forward(batch.in());
    TrainingLosses losses = batch.computeSlopes(model);
    model.backward(batch.in());
    model.step(rate());
    step++;
    return losses;
  }

  private float rate() {
    double rising = Math.min(1, (step + 1.0) / RISING_STEPS);
    double fallen = Math.max(0, ((double) step / steps - FALL) / (1 - FALL));
    double falling = LAST_SHARE + (1 - LAST_SHARE) * (1 + Math.cos(Math.PI * fallen)) / 2;
    return (float) (peakRate * rising * falling);
  }

  /** Returns the weights as the engine's file has them. */
  public byte[] weights() throws IOException {
    var bytes = new ByteArrayOutputStream();
    NetworkWeights.write(model, new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  /** Returns lines with the losses on the games held back. */
  public List<String> validate() throws IOException {
    return validation.report(new Network(new DataInputStream(new ByteArrayInputStream(weights()))));
  }

  /** Returns all that {@link #load} needs to continue. */
  public byte[] save() throws IOException {
    var bytes = new ByteArrayOutputStream();
    var data = new DataOutputStream(bytes);
    data.writeInt(step);
    model.save(data);
    return bytes.toByteArray();
  }

  /** Continues from the bytes of {@link #save}. */
  public void load(byte... saved) throws IOException {
    var in = new DataInputStream(new ByteArrayInputStream(saved));
    step = in.readInt();
    model.load(in);
  }
}
