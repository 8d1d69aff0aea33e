package tengen.gomoku.search;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.search.LeafSampler.Leaf;
import tengen.gomoku.search.WindowModel.Lesson;

/**
 * Trains a {@link WindowModel} on the games of some rules and on leaves of the first rule. Prints
 * the validation losses of each pass for the first rule: of games, of leaves, and of leaves that
 * are not forced.
 */
public final class WindowTraining {
  private static final int BATCH_SIZE = 512;

  /** Factor of a leaf's loss, since leaves are the positions that an evaluation is asked for. */
  private static final float LEAF_WEIGHT = 2;

  private final List<WinRule> rules;
  private final List<Lesson> learnt = new ArrayList<>();
  private final List<Lesson> heldBack = new ArrayList<>();
  private final List<Lesson> heldBackLeaves = new ArrayList<>();

  /** Validation losses in nats, and the number of samples that were learnt. */
  public record Losses(int learnt, double games, double leaves, double quietLeaves) {
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%d samples: loss of games %.5f, of leaves %.5f, of leaves not forced %.5f",
          learnt,
          games,
          leaves,
          quietLeaves);
    }
  }

  /**
   * Reads the games.
   *
   * @param rules the rule to learn, then the rules whose games help
   * @param leaves of the first rule's games
   */
  public WindowTraining(List<WinRule> rules, List<Leaf> leaves, List<Path> folders)
      throws IOException {
    this.rules = rules;
    for (int i = 0; i < rules.size(); i++) {
      TrainingSamples samples = TrainingSamples.read(rules.get(i), folders, true);
      List<TrainingSample> valued =
          samples.samples.stream().filter(TrainingSample::hasTarget).toList();
      for (Lesson lesson : Lesson.of(rules.get(i), i, valued, 1)) {
        if (!lesson.sample().heldBack) {
          learnt.add(lesson);
        } else if (i == 0) {
          heldBack.add(lesson);
        }
      }
      if (i == 0) {
        Lesson.of(rules.getFirst(), 0, samples.leaves(leaves), LEAF_WEIGHT)
            .forEach(lesson -> (lesson.sample().heldBack ? heldBackLeaves : learnt).add(lesson));
      }
    }
  }

  /** Trains the tables alone, and returns their losses, which a network has to beat. */
  public Losses trainTables(int passes, PrintStream progress) {
    return losses(train(0, passes, progress));
  }

  /**
   * Trains a network beside the tables, writes its weights, and returns the losses.
   *
   * @param channels numbers in a window's vector
   * @param passes number of times that each sample is learnt
   */
  public Losses trainNetwork(int channels, int passes, Path weights, PrintStream progress)
      throws IOException {
    WindowModel model = train(channels, passes, progress);
    model.weights().write(weights);
    return losses(model);
  }

  private WindowModel train(int channels, int passes, PrintStream progress) {
    var model = new WindowModel(rules, channels, learnt.size());
    int batches = learnt.size() / BATCH_SIZE;
    var rate = new CosineRate((long) passes * batches);
    for (int pass = 1; pass <= passes; pass++) {
      List<Lesson> shuffled = new ArrayList<>(learnt);
      Collections.shuffle(shuffled, new Random(pass));
      for (int batch = 0; batch < batches; batch++) {
        int first = batch * BATCH_SIZE;
        model.learn(shuffled.subList(first, first + BATCH_SIZE), rate.next());
      }
      progress.println("pass " + pass + ", " + losses(model));
    }
    return model;
  }

  private Losses losses(WindowModel model) {
    return new Losses(
        learnt.size(),
        loss(model, heldBack),
        loss(model, heldBackLeaves),
        loss(model, heldBackLeaves.stream().filter(WindowTraining::isQuiet).toList()));
  }

  private static boolean isQuiet(Lesson lesson) {
    double target = lesson.sample().target;
    return Math.max(target, 1 - target) < TrainingSamples.FORCED_TARGET;
  }

  private static double loss(WindowModel model, List<Lesson> lessons) {
    return lessons.stream().mapToDouble(model::loss).average().orElse(Double.NaN);
  }
}
