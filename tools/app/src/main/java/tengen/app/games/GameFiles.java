package tengen.app.games;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.app.flags.GameFlags;
import tengen.app.output.CommandException;
import tengen.game.GameRules;
import tengen.store.archive.StoredGame;
import tengen.store.games.GameReader;
import tengen.store.games.GameReader.Found;

/** Reads games from files and reports files that cannot be read. */
public final class GameFiles {
  private final GameReader reader;
  private final PrintWriter err;
  private boolean areAllRead = true;

  /**
   * Creates a reader.
   *
   * @param id rules of games whose file names none; may be null
   */
  public GameFiles(Map<String, GameRules> rules, @Nullable String id, PrintWriter err)
      throws CommandException {
    this.reader = new GameReader(rules, Optional.ofNullable(id));
    this.err = err;
    if (!reader.knowsItsRules()) {
      throw GameFlags.misused("--rules " + id + ": no such rules");
    }
  }

  public GameReader reader() {
    return reader;
  }

  /** Returns whether every file so far was read without an error. */
  public boolean areAllRead() {
    return areAllRead;
  }

  /** Returns the games of one file. */
  public List<StoredGame> read(Path file, long nowMs) throws CommandException {
    List<StoredGame> games = new ArrayList<>();
    for (Found found : reader.read(bytes(file), nowMs, Integer.MAX_VALUE)) {
      switch (found) {
        case Found.Game(StoredGame game) -> games.add(game);
        case Found.Fault(String what) -> reject(file, what);
        case Found.UnknownRules(String what) -> reject(file, what + "; name them with --rules");
        case Found.Note(String what) -> report(file, what);
      }
    }
    return games;
  }

  private static byte[] bytes(Path file) throws CommandException {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw GameFlags.unusable(file, e);
    }
  }

  private void reject(Path file, String what) {
    areAllRead = false;
    report(file, what);
  }

  private void report(Path file, String what) {
    err.println("tengen: " + file + ": " + GameText.plain(what));
  }
}
