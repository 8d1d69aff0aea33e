package tengen.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class SqliteArchiveTest extends ArchiveContract {
  @TempDir Path folder;

  @Override
  String emptyDatabase() throws IOException {
    return "jdbc:sqlite:" + Files.createTempDirectory(folder, "archive").resolve("a/games.db");
  }
}
