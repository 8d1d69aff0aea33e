package tengen.arena.match;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files atomically. Thread-safe. */
public final class AtomicFile {
  private AtomicFile() {}

  /**
   * Writes a temporary file next to {@code file} and moves it there. Writes directly to devices and
   * pipes.
   */
  public static void write(Path file, byte[] bytes) throws IOException {
    if (Files.isRegularFile(file)) {
      replace(file.toRealPath(), bytes);
    } else if (Files.exists(file)) {
      Files.write(file, bytes);
    } else {
      replace(file, bytes);
    }
  }

  /** Writes a text in UTF-8. */
  public static void write(Path file, String text) throws IOException {
    ByteBuffer encoded = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
    byte[] bytes = new byte[encoded.remaining()];
    encoded.get(bytes);
    write(file, bytes);
  }

  private static void replace(Path file, byte[] bytes) throws IOException {
    Path unfinished = file.resolveSibling("." + file.getFileName() + ".part");
    try {
      Files.write(unfinished, bytes);
      Files.move(
          unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }
}
