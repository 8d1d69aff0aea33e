package tengen.support;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * A JSON array of game files with the results that every reader must produce. A file is a text with
 * one character per byte. A game has rules, size, stones, side to move (default {@code B}), moves,
 * names, comment and notes; or {@code fault}, a part of the error message. If {@code guessed} is
 * true, the charset is guessed and names may be wrong.
 */
public final class GameFileTable {
  private GameFileTable() {}

  /** Returns the table as text. */
  public static String text() throws IOException {
    try (InputStream file = GameFileTable.class.getResourceAsStream("game-files.json")) {
      if (file == null) {
        throw new IOException("game-files.json is missing");
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
