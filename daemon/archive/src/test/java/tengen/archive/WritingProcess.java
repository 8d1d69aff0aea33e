package tengen.archive;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.StoredGame;
import tengen.support.JavaProcess;

/**
 * A process that writes a session and a game turn by turn, and prints the number of turns on disk.
 */
final class WritingProcess {
  static final String SESSION = "of a process";
  static final String ID = SampleGames.game(1, 0).id();

  /** Number of turns, which no test waits for. */
  private static final int TURNS = 100_000;

  private WritingProcess() {}

  /** Returns the game after {@code turns} turns. */
  static StoredGame game(int turns) {
    return SampleGames.game(1, 0)
        .with(
            IntStream.range(0, turns).mapToObj(i -> SampleGames.turn(i % 200)).toList(), List.of());
  }

  /**
   * Writes to the database of this URL until killed. The optional second argument is a folder for
   * SQLite's temporary files.
   */
  public static void main(String[] words) {
    if (words.length > 1) {
      System.setProperty("org.sqlite.tmpdir", words[1]);
    }
    Archive archive = TestArchives.archive(words[0]);
    TestArchives.written(archive, new Change.SessionOpened(SampleGames.session(SESSION)));
    for (int i = 1; i <= TURNS; i++) {
      int turns = i;
      TestArchives.written(
          archive,
          new Change.OfGame(game(turns), turns - 1),
          () -> {
            System.out.println(turns);
            System.out.flush();
          });
    }
  }

  /** Kills such a process once it has reported {@code turns} turns. Returns the number reported. */
  static int killedAfter(int turns, String... words) throws IOException, InterruptedException {
    Process process = JavaProcess.of(WritingProcess.class, words).start();
    int reported = 0;
    try (BufferedReader lines = process.inputReader()) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        reported = Math.max(reported, Integer.parseInt(line));
        if (reported == turns) {
          // Kills through the handle, since Process would close this stream before its end.
          process.toHandle().destroyForcibly();
        }
      }
    } finally {
      process.destroyForcibly().waitFor(1, TimeUnit.MINUTES);
    }
    return reported;
  }
}
