package tengen.daemon.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import tengen.protocol.SessionOffer;

/** Creates the directory for engines' files within a directory that a client has named. */
final class EngineDirectory {
  private EngineDirectory() {}

  /**
   * Returns a subdirectory with this program's name, as the Gomocup protocol requires; empty if the
   * named directory does not exist or is not writable.
   */
  static Optional<Path> in(String name) {
    try {
      Path folder = Path.of(name);
      return name.isBlank() || !Files.isDirectory(folder)
          ? Optional.empty()
          : Optional.of(Files.createDirectories(folder.resolve(SessionOffer.NAME)));
    } catch (IOException | InvalidPathException _) {
      return Optional.empty();
    }
  }
}
