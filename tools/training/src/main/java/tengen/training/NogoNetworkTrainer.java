package tengen.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tengen.arena.match.AtomicFile;
import tengen.nogo.game.NetworkGame;
import tengen.nogo.game.NetworkGameFile;
import tengen.nogo.network.NetworkTraining;
import tengen.nogo.network.TrainingLosses;

/**
 * Trains NoGo's network on games. Prints the losses of a batch, and from time to time those on
 * games held back, one in 32. A checkpoint beside the result lets a run that was stopped or killed
 * continue.
 *
 * <p>Run by hand, with the vector module: {@code NogoNetworkTrainer OUT START RATE PASSES
 * FOLDER...}. The arguments are the file for the weights and that of the weights to start from, or
 * {@code random}. Then come the highest rate, the number of passes over all positions, and folders
 * of games. A rate of 0.04 suits random weights, one of 0.01 others.
 */
public final class NogoNetworkTrainer {
  private static final String RANDOM = "random";

  private static final int STEPS_PER_LINE = 250;
  private static final int STEPS_PER_CHECKPOINT = 1_000;
  private static final int STEPS_PER_VALIDATION = 4_000;

  private NogoNetworkTrainer() {}

  /** Takes the arguments given in the class comment. */
  public static void main(String[] arguments) throws IOException {
    RequiredVectors.check();
    List<NetworkGame> games = games(Arrays.asList(arguments).subList(4, arguments.length));
    double rate = Double.parseDouble(arguments[2]);
    double passes = Double.parseDouble(arguments[3]);
    var training = new NetworkTraining(games, passes, rate);
    if (!arguments[1].equals(RANDOM)) {
      training.start(Files.readAllBytes(Path.of(arguments[1])));
    }
    System.out.printf(
        "%d games, %d positions, %d steps%n", games.size(), training.positions(), training.steps());
    run(training, Path.of(arguments[0]));
  }

  private static List<NetworkGame> games(List<String> folders) throws IOException {
    List<NetworkGame> games = new ArrayList<>();
    for (String folder : folders) {
      for (Path file : NetworkGameFile.files(Path.of(folder))) {
        games.addAll(NetworkGameFile.read(file).games());
      }
    }
    return games;
  }

  private static void run(NetworkTraining training, Path out) throws IOException {
    Path checkpoint = out.resolveSibling(out.getFileName() + ".checkpoint");
    if (Files.exists(checkpoint)) {
      training.load(Files.readAllBytes(checkpoint));
    }
    while (training.step() < training.steps()) {
      TrainingLosses losses = training.train();
      if (training.step() % STEPS_PER_LINE == 0) {
        System.out.println("step " + training.step() + ": " + losses);
      }
      if (training.step() % STEPS_PER_CHECKPOINT == 0) {
        AtomicFile.write(checkpoint, training.save());
      }
      if (training.step() % STEPS_PER_VALIDATION == 0) {
        training.validate().forEach(System.out::println);
      }
    }
    AtomicFile.write(out, training.weights());
    training.validate().forEach(System.out::println);
  }
}
