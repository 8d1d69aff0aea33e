package tengen.gomoku.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import tengen.common.gomoku.WinRule;

/**
 * Compares the form of today's evaluation ({@link ValueModel}) with the same form and a {@link
 * WindowNetwork} beside it, both trained on shares of the same games. Prints the validation loss of
 * each pass and, for each share, the least one.
 *
 * <p>Run by hand: {@code WindowTraining RULE CHANNELS SHARES FOLDER...}, with a rule such as {@code
 * gomoku-freestyle}, and shares such as {@code 0.25,0.5,1}.
 */
public final class WindowTraining {
  private static final int BATCH_SIZE = 512;
  private static final double REGULARIZATION = 10;

  private final List<TrainingSample> learnt;
  private final List<TrainingSample> heldBack;
  private final ValueModel values;
  private final Optional<WindowNetwork> network;

  private WindowTraining(
      int tables, List<TrainingSample> learnt, List<TrainingSample> heldBack, int channels) {
    this.learnt = new ArrayList<>(learnt);
    this.heldBack = heldBack;
    double pull = REGULARIZATION / learnt.size();
    values = new ValueModel(tables, pull);
    network =
        channels == 0
            ? Optional.empty()
            : Optional.of(new WindowNetwork(channels, pull, new Random(1)));
  }

  public static void main(String[] arguments) throws IOException {
    WinRule rule = WinRule.of(arguments[0]).orElseThrow();
    int channels = Integer.parseInt(arguments[1]);
    List<Path> folders = Arrays.stream(arguments).skip(3).map(Path::of).toList();
    TrainingSamples all = TrainingSamples.read(rule, folders, true);
    List<TrainingSample> valued = all.samples.stream().filter(TrainingSample::hasTarget).toList();
    List<TrainingSample> heldBack = valued.stream().filter(sample -> sample.heldBack).toList();
    List<TrainingSample> others = valued.stream().filter(sample -> !sample.heldBack).toList();
    for (String share : arguments[2].split(",", -1)) {
      List<TrainingSample> learnt =
          others.subList(0, (int) (Double.parseDouble(share) * others.size()));
      int tables = TrainingSample.tables(rule);
      double tablesLoss = new WindowTraining(tables, learnt, heldBack, 0).learn();
      double networkLoss = new WindowTraining(tables, learnt, heldBack, channels).learn();
      System.err.printf(
          Locale.ROOT,
          "%s, %d positions, held back %d: tables %.5f, with network %.5f, %.5f less%n",
          rule.id(),
          learnt.size(),
          heldBack.size(),
          tablesLoss,
          networkLoss,
          tablesLoss - networkLoss);
    }
  }

  /** Trains until the validation loss stops falling; returns its least value. */
  private double learn() {
    var rate = new LearningRate();
    for (int pass = 1; !rate.isOver(); pass++) {
      Collections.shuffle(learnt, new Random(pass));
      for (int i = 0; i + BATCH_SIZE <= learnt.size(); i += BATCH_SIZE) {
        learn(learnt.subList(i, i + BATCH_SIZE), rate.now());
      }
      double loss = heldBack.stream().mapToDouble(this::loss).average().orElse(0);
      System.err.printf(
          Locale.ROOT, "pass %d, rate %.5f: validation loss %.5f%n", pass, rate.now(), loss);
      rate.adapt(loss);
    }
    return rate.least();
  }

  private void learn(List<TrainingSample> batch, double rate) {
    for (TrainingSample sample : batch) {
      double slope = WinRateLoss.slope(logit(sample), sample.target) / BATCH_SIZE;
      values.add(sample, slope);
      network.ifPresent(it -> it.backward(sample.windows, (float) slope));
    }
    values.step(rate);
    network.ifPresent(it -> it.step(rate));
  }

  private double logit(TrainingSample sample) {
    return values.logit(sample) + (network.isPresent() ? network.get().forward(sample.windows) : 0);
  }

  private double loss(TrainingSample sample) {
    return WinRateLoss.of(logit(sample), sample.target);
  }
}
