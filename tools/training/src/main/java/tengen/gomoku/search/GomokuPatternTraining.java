package tengen.gomoku.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import tengen.common.gomoku.WinRule;

/**
 * Trains the engine's tables for one rule on games of {@code GomokuTrainingGames}: values of sets
 * of line classes, and of threats. The evaluation is trained by logistic regression ({@link
 * ValueModel}) on the target of {@link TrainingSamples}, attack and defence by the softmax of the
 * best moves ({@link MoveModel}). The learning rate falls whenever the validation loss stops
 * falling, until training ends.
 *
 * <p>Run by hand: {@code GomokuPatternTraining FOLDER RULE GAMES...}, with a rule such as {@code
 * gomoku-freestyle} and the folders of games.
 */
public final class GomokuPatternTraining {
  private static final int BATCH_SIZE = 1024;

  /** Strength with which rare sets are regularized towards the sums of their parts. */
  private static final double REGULARIZATION = 10;

  private final List<TrainingSample> learnt = new ArrayList<>();
  private final List<TrainingSample> heldBack = new ArrayList<>();
  private final ValueModel values;
  private final MoveModel moves;

  private GomokuPatternTraining(TrainingSamples all) {
    for (TrainingSample sample : all.samples) {
      (sample.heldBack ? heldBack : learnt).add(sample);
    }
    int tables = TrainingSample.tables(all.rule);
    double pull = REGULARIZATION / learnt.size();
    values = new ValueModel(tables, pull);
    moves = new MoveModel(tables, pull);
  }

  /** Trains a rule's tables on folders of games; the class comment lists the arguments. */
  public static void main(String[] arguments) throws IOException {
    WinRule rule = WinRule.of(arguments[1]).orElseThrow();
    List<Path> folders = Arrays.stream(arguments).skip(2).map(Path::of).toList();
    TrainingSamples samples = TrainingSamples.read(rule, folders, false);
    var training = new GomokuPatternTraining(samples);
    training.learn();
    String origin =
        String.format(
            Locale.ROOT,
            "GomokuPatternTraining (training) on %d positions of %d games, %s, of gomoku against"
                + " itself.",
            training.learnt.size(),
            samples.games(),
            samples.rule.id());
    new TableWriter(Path.of(arguments[0]), samples.rule, origin)
        .write(new LearntNumbers(training.values, training.moves));
  }

  private void learn() {
    var rate = new LearningRate();
    List<TrainingSample> judged = heldBack.stream().filter(TrainingSample::hasTarget).toList();
    for (int pass = 1; !rate.isOver(); pass++) {
      Collections.shuffle(learnt, new Random(pass));
      for (int i = 0; i + BATCH_SIZE <= learnt.size(); i += BATCH_SIZE) {
        learn(learnt.subList(i, i + BATCH_SIZE), rate.now());
      }
      double valueLoss = judged.stream().mapToDouble(this::valueLoss).average().orElse(0);
      double moveLoss = heldBack.stream().mapToDouble(s -> moves.learn(s, 0)).average().orElse(0);
      System.err.printf(
          Locale.ROOT,
          "pass %d, rate %.5f: %d positions, held back %d: value loss %.5f, move loss %.5f%n",
          pass,
          rate.now(),
          learnt.size(),
          heldBack.size(),
          valueLoss,
          moveLoss);
      rate.adapt(valueLoss + moveLoss);
    }
  }

  private void learn(List<TrainingSample> batch, double rate) {
    for (TrainingSample sample : batch) {
      if (sample.hasTarget()) {
        values.add(sample, WinRateLoss.slope(values.logit(sample), sample.target) / BATCH_SIZE);
      }
      moves.learn(sample, 1.0 / BATCH_SIZE);
    }
    values.step(rate);
    moves.step(rate);
  }

  private double valueLoss(TrainingSample sample) {
    return WinRateLoss.of(values.logit(sample), sample.target);
  }
}
