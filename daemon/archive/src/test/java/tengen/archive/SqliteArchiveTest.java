package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.store.archive.Change;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameStore;

class SqliteArchiveTest extends ArchiveContract {
  private static final int OPENERS = 4;

  @TempDir Path folder;

  @Override
  String emptyDatabase() throws IOException {
    return "jdbc:sqlite:" + Files.createTempDirectory(folder, "archive").resolve("a/games.db");
  }

  /** Runs only on SQLite, since PostgreSQL's LOWER depends on its locale. */
  @ParameterizedTest
  @CsvSource({"Élan, élan", "łukasz, ŁUKASZ", "ΩMEGA, ωmega"})
  void playersAreFoundInEitherCaseOfAnyLetter(String name, String asked) throws IOException {
    written(new Change.OfGame(SampleGames.of(name), 0));

    assertThat(listed(filter("gomoku", asked), 9)).containsExactly(SampleGames.of(name).id());
  }

  @Test
  void theFileCanBeCreatedConcurrently() throws Exception {
    for (int file = 0; file < 50; file++) {
      String shared = emptyDatabase();
      try (ExecutorService openers = Executors.newFixedThreadPool(OPENERS)) {
        var start = new CyclicBarrier(OPENERS);
        Callable<Boolean> open =
            () -> {
              start.await();
              try (GameStore games = new JdbcArchives().games(shared)) {
                return games.list(GameFilter.ALL, 1).isEmpty();
              }
            };
        for (Future<Boolean> opened : openers.invokeAll(Collections.nCopies(OPENERS, open))) {
          assertThat(opened.get()).isTrue();
        }
      }
    }
  }
}
