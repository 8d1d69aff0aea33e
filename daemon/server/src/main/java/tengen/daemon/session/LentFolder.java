package tengen.daemon.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import tengen.protocol.SessionOffer;

/** Makes the folder for engines' files within one that a client has named. */
final class LentFolder {
  private LentFolder() {}

  /**
   * A folder of this program's name in that one, as the Gomocup protocol wants it; empty where that
   * one is none, or may not be written.
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
