package tengen.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A daemon with a page that keeps its games.
 *
 * @param database its URL
 */
record ArchiveServer(WebServer web, String database) implements AutoCloseable {

  /** Starts one that keeps them in a file. */
  static ArchiveServer start() throws IOException {
    Path folder = Files.createTempDirectory(Distribution.output(), "kept");
    return start("jdbc:sqlite:" + folder.resolve("games.db"));
  }

  /** Starts one that keeps them there. */
  static ArchiveServer start(String database) throws IOException {
    return new ArchiveServer(
        WebServer.start("archive: {url: \"%s\"}\n".formatted(database)), database);
  }

  @Override
  public void close() {
    web.close();
  }
}
