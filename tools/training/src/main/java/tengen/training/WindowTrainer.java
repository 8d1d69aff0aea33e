package tengen.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.search.LeafSampler.Leaf;
import tengen.gomoku.search.WindowTraining;

/**
 * Trains a network of windows beside gomoku's tables, and the tables alone for comparison ({@link
 * WindowTraining}).
 *
 * <p>Run by hand: {@code WindowTrainer RULES CHANNELS PASSES WEIGHTS LEAVES FOLDER...}, with the
 * rule to learn and others whose games help, such as {@code gomoku-freestyle,gomoku-standard}, a
 * file for the weights, and the first rule's files of {@link GomokuLeaves}, separated by commas.
 */
public final class WindowTrainer {
  private WindowTrainer() {}

  /** Takes the arguments given in the class comment. */
  public static void main(String[] arguments) throws IOException {
    List<WinRule> rules =
        Arrays.stream(arguments[0].split(",", -1))
            .map(name -> WinRule.of(name).orElseThrow())
            .toList();
    int channels = Integer.parseInt(arguments[1]);
    int passes = Integer.parseInt(arguments[2]);
    Path weights = Path.of(arguments[3]);
    List<Path> folders = Arrays.stream(arguments).skip(5).map(Path::of).toList();
    List<Leaf> leaves = new ArrayList<>();
    for (String file : arguments[4].split(",", -1)) {
      leaves.addAll(GomokuLeaves.read(Path.of(file)));
    }
    var training = new WindowTraining(rules, leaves, folders);
    System.err.println("tables: " + training.trainTables(passes, System.err));
    System.err.println(
        "with the network: " + training.trainNetwork(channels, passes, weights, System.err));
  }
}
