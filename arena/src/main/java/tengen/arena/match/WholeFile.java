package tengen.arena.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files that are there whole or not at all. Any thread. */
public final class WholeFile {
  private WholeFile() {}

  /** Writes it beside the file, in whose place it then comes; devices and pipes are written to. */
  public static void write(Path file, String text) throws IOException {
    if (Files.isRegularFile(file)) {
      replace(file.toRealPath(), text);
    } else if (Files.exists(file)) {
      Files.writeString(file, text);
    } else {
      replace(file, text);
    }
  }

  private static void replace(Path file, String text) throws IOException {
    Path unfinished = file.resolveSibling("." + file.getFileName() + ".part");
    try {
      Files.writeString(unfinished, text);
      Files.move(
          unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }
}
