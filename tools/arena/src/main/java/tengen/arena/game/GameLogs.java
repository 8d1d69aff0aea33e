package tengen.arena.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A directory of protocol logs, one for each game: {@code 0007-mine-theirs.log}. The engine {@code
 * process} appends the lines of both programs to it and limits its length. Replaying a game
 * replaces its log. Thread-safe.
 */
public final class GameLogs {
  /** Logs nothing. */
  public static final GameLogs NONE = new GameLogs(Optional.empty(), _ -> true);

  private final Optional<Path> directory;
  private final Predicate<GameResult> isWanted;

  private GameLogs(Optional<Path> directory, Predicate<GameResult> isWanted) {
    this.directory = directory;
    this.isWanted = isWanted;
  }

  /**
   * Opens a directory. Creates it if it is missing.
   *
   * @param isWanted tells at the end of a game whether its log stays
   */
  public static GameLogs at(Path directory, Predicate<GameResult> isWanted) throws IOException {
    return new GameLogs(Optional.of(Files.createDirectories(directory).toAbsolutePath()), isWanted);
  }

  /**
   * Begins the log of a game with a line about its players.
   *
   * @param warnings receives one line if the file cannot be written; the game is played anyway
   */
  public void begin(Pairing game, Consumer<String> warnings) {
    String line =
        String.format(
            Locale.ROOT,
            "# game %d, Black %s, White %s, opening %s\n",
            game.number(),
            game.black().name(),
            game.white().name(),
            game.opening().name());
    write(game, line, warnings, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
  }

  /** Ends the log of a game with a line about its outcome, or deletes a log that is not wanted. */
  public void end(Pairing game, GameResult result, Consumer<String> warnings) {
    if (!isWanted.test(result)) {
      delete(game, warnings);
      return;
    }
    GameOutcome outcome = result.outcome();
    String winner = result.winner().map(name -> "won by " + name).orElse("drawn");
    write(
        game,
        "# " + winner + ": " + outcome.detail() + "\n",
        warnings,
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private void delete(Pairing game, Consumer<String> warnings) {
    Optional<Path> file = file(game);
    if (file.isEmpty()) {
      return;
    }
    try {
      Files.deleteIfExists(file.get());
    } catch (IOException e) {
      warnings.accept("the log " + file.get() + " cannot be deleted: " + e.getMessage());
    }
  }

  private void write(
      Pairing game, String line, Consumer<String> warnings, StandardOpenOption... how) {
    Optional<Path> file = file(game);
    if (file.isEmpty()) {
      return;
    }
    try {
      Files.writeString(file.get(), line, how);
    } catch (IOException e) {
      warnings.accept("the log " + file.get() + " cannot be written: " + e.getMessage());
    }
  }

  /** Returns the options of a contestant's engine in a game: its own, and its log. */
  Map<String, String> options(Contestant contestant, Pairing game) {
    Map<String, String> own = contestant.engine().settings().options();
    Optional<Path> file = file(game);
    if (file.isEmpty() || !contestant.isProgram()) {
      return own;
    }
    Map<String, String> logged = new HashMap<>(own);
    logged.put("transcript", file.get().toString());
    logged.put("transcript-label", contestant.name());
    return logged;
  }

  private Optional<Path> file(Pairing game) {
    return directory.map(
        folder ->
            folder.resolve(
                GameFileName.of(game.number(), game.black().name(), game.white().name()) + ".log"));
  }
}
