package tengen.support;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Files of games with what every reader of them has to find: an array of JSON. A file is a text
 * that has a character for each byte. A game has its rules, size, stones, side to move ({@code B}
 * if none is named), moves, names, comment and notes; or {@code fault}, a part of what is wrong.
 * Where {@code guessed} is true, the charset is guessed, and names may be wrong.
 */
public final class GameFileTable {
  private GameFileTable() {}

  /** The table's text. */
  public static String text() throws IOException {
    try (InputStream file = GameFileTable.class.getResourceAsStream("game-files.json")) {
      if (file == null) {
        throw new IOException("game-files.json is missing");
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
