package tengen.archive;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import tengen.config.ArchiveSync;
import tengen.store.archive.ArchiveInspection;
import tengen.store.file.PrivateFiles;

/**
 * Copies a SQLite file that other processes write to. {@code VACUUM INTO} reads one snapshot in one
 * transaction, so it ends however much they write. SQLite's online backup would begin again after
 * each of their commits.
 */
final class SqliteCopy {
  private SqliteCopy() {}

  /**
   * Copies a database to a file that does not exist, and checks the copy.
   *
   * @throws IOException with a one-line message; then there is no file
   */
  static ArchiveInspection make(Database database, Path copy) throws IOException {
    if (!database.url().isFile()) {
      throw new IOException(database.name() + " is not a SQLite file");
    }
    // SQLite writes to an empty file, which thereby is never readable by others.
    Files.createFile(copy, PrivateFiles.ofFile(copy));
    boolean isDone = false;
    try {
      vacuum(database, copy);
      flush(copy);
      ArchiveInspection found = check(copy);
      isDone = true;
      return found;
    } finally {
      if (!isDone) {
        Files.deleteIfExists(copy);
      }
    }
  }

  private static void vacuum(Database database, Path copy) throws IOException {
    String name = copy.toAbsolutePath().toString().replace("'", "''");
    try (Link link = database.connectAsIs()) {
      link.execute("VACUUM INTO '" + name + "'");
    } catch (SQLException | RuntimeException | LinkageError e) {
      throw new IOException(
          "cannot copy " + database.name() + " to " + copy + ": " + database.reason(e), e);
    }
  }

  /** Forces the copy to the disk, which {@code VACUUM INTO} does not. */
  private static void flush(Path copy) throws IOException {
    try (FileChannel channel = FileChannel.open(copy, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  private static ArchiveInspection check(Path copy) throws IOException {
    // A URI, since a plain name would end at a question mark.
    String url = "jdbc:sqlite:" + copy.toUri().toASCIIString();
    ArchiveInspection found = Inspection.of(new Database(url, ArchiveSync.NORMAL));
    if (!found.damage().isEmpty()) {
      throw new IOException("the copy is damaged: " + found.damage().getFirst());
    }
    return found;
  }
}
