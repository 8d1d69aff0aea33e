package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.daemon.archive.Change;

class SqliteArchiveTest extends ArchiveContract {
  @TempDir Path folder;

  @Override
  String emptyDatabase() throws IOException {
    return "jdbc:sqlite:" + Files.createTempDirectory(folder, "archive").resolve("a/games.db");
  }

  /** PostgreSQL's LOWER is its locale's. */
  @ParameterizedTest
  @CsvSource({"Élan, élan", "łukasz, ŁUKASZ", "ΩMEGA, ωmega"})
  void playersAreFoundInEitherCaseOfAnyLetter(String name, String asked) throws IOException {
    written(new Change.OfGame(Kept.of(name), 0));

    assertThat(listed(filter("gomoku", asked), 9)).containsExactly(Kept.of(name).id());
  }
}
