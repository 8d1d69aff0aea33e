package tengen.daemon.session;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads a file that a client has named. */
final class NamedFile {
  private static final int MAX_BYTES = 16 * 1024 * 1024;

  private NamedFile() {}

  /**
   * Returns a file's content decoded as ISO-8859-1; empty if it is unreadable, not a regular file,
   * or larger than 16 MiB.
   */
  static Optional<String> read(String name) {
    try {
      Path path = Path.of(name);
      return Files.isRegularFile(path) ? text(path) : Optional.empty();
    } catch (IOException | InvalidPathException _) {
      return Optional.empty();
    }
  }

  private static Optional<String> text(Path path) throws IOException {
    try (InputStream stream = Files.newInputStream(path)) {
      byte[] bytes = stream.readNBytes(MAX_BYTES + 1);
      return bytes.length > MAX_BYTES
          ? Optional.empty()
          : Optional.of(new String(bytes, StandardCharsets.ISO_8859_1));
    }
  }
}
