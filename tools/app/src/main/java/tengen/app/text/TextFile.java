package tengen.app.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Text files in UTF-8. */
public final class TextFile {
  private TextFile() {}

  /**
   * Returns the text without the byte order mark that some editors write.
   *
   * @throws java.nio.charset.MalformedInputException if it is no text in UTF-8
   */
  public static String read(Path file) throws IOException {
    return Files.readString(file).replaceFirst("^\uFEFF", "");
  }
}
