package tengen.training;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tengen.gomoku.search.GameCheck;
import tengen.gomoku.search.GameShard;
import tengen.gomoku.search.TrainingGame;

/**
 * Checks all files of training games in a folder: their checksums, the legality of every move and
 * label, and the manifest. Ends with an exception at the first flaw.
 *
 * <p>Run by hand: {@code ShardCheck FOLDER}.
 */
public final class ShardCheck {
  private ShardCheck() {}

  /** Takes the arguments given in the class comment. */
  public static void main(String[] arguments) throws IOException {
    run(Path.of(arguments[0]), System.out);
  }

  static void run(Path folder, PrintStream out) throws IOException {
    Map<String, String> rows = new ShardManifest(folder).rows();
    List<Path> files = GameShard.files(folder);
    Set<String> names =
        files.stream().map(file -> file.getFileName().toString()).collect(Collectors.toSet());
    if (names.isEmpty() || !names.equals(rows.keySet())) {
      throw new IOException(folder + ": " + ShardManifest.NAME + " lists other files");
    }
    long positions = 0;
    long bytes = 0;
    for (Path file : files) {
      GameShard shard = checked(file);
      if (!ShardManifest.row(file).equals(rows.get(file.getFileName().toString()))) {
        throw new IOException(file + ": the row in " + ShardManifest.NAME + " differs");
      }
      bytes += Files.size(file);
      positions += shard.games().stream().mapToLong(game -> game.samples().size()).sum();
    }
    out.printf(
        Locale.ROOT,
        "%d files, %d positions, %d bytes, %.2f bytes a position%n",
        files.size(),
        positions,
        bytes,
        (double) bytes / positions);
  }

  private static GameShard checked(Path file) throws IOException {
    GameShard shard = GameShard.read(file);
    for (TrainingGame game : shard.games()) {
      try {
        GameCheck.check(shard.origin().rule(), game);
      } catch (IllegalArgumentException e) {
        throw new IOException(file + ": illegal game: " + e.getMessage(), e);
      }
    }
    return shard;
  }
}
