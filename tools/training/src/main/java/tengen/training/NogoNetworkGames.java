package tengen.training;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tengen.gomoku.search.SearchGate;
import tengen.nogo.game.NetworkGame;
import tengen.nogo.game.NetworkGameFile;
import tengen.nogo.search.NetworkGamePlayer;

/**
 * Plays NoGo for the training of a network into the files of a folder. Files that exist are kept; a
 * run that was killed loses the games of at most one file per thread. Equal arguments and an equal
 * engine give equal files.
 *
 * <p>Run by hand, with the vector module: {@code NogoNetworkGames FOLDER FIRST FILES THREADS BUILD
 * [PAUSE-FILE]}. The arguments are the folder, the number of the first file, the number of files,
 * and the number of threads. Then come the engine's build, such as its commit, and a file during
 * whose existence no game begins.
 */
public final class NogoNetworkGames {
  private static final int GAMES_PER_FILE = 250;
  private static final int LONG_SEARCH = 1_600;
  private static final int SHORT_SEARCH = 320;

  private final Path folder;
  private final String build;
  private final SearchGate gate;
  private final PrintStream progress;

  private NogoNetworkGames(Path folder, String build, SearchGate gate, PrintStream progress) {
    this.folder = folder;
    this.build = build;
    this.gate = gate;
    this.progress = progress;
  }

  /** Takes the arguments given in the class comment. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    RequiredVectors.check();
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    int first = Integer.parseInt(arguments[1]);
    int end = first + Integer.parseInt(arguments[2]);
    int threads = Integer.parseInt(arguments[3]);
    SearchGate gate = arguments.length > 5 ? new PauseFile(Path.of(arguments[5])) : SearchGate.OPEN;
    var games = new NogoNetworkGames(folder, arguments[4], gate, System.err);
    Workers.run(threads, first, end, () -> games::play);
  }

  private void play(int number) throws IOException, InterruptedException {
    Path file = NetworkGameFile.file(folder, number);
    if (Files.exists(file)) {
      return;
    }
    var player = new NetworkGamePlayer(number, LONG_SEARCH, SHORT_SEARCH);
    List<NetworkGame> games = new ArrayList<>();
    while (games.size() < GAMES_PER_FILE) {
      gate.pass();
      games.add(player.play());
    }
    String origin =
        "build %s, simulations %d and %d, seed %d"
            .formatted(build, LONG_SEARCH, SHORT_SEARCH, number);
    new NetworkGameFile(origin, games).write(file);
    progress.println(file);
  }
}
