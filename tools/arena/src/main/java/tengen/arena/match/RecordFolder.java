package tengen.arena.match;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tengen.arena.game.GameFileName;
import tengen.arena.game.GameResult;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.Psq;
import tengen.protocol.record.Sgf;

/**
 * A folder of game records: {@code 0007-mine-theirs.sgf} for game 7 with {@code mine} as Black, and
 * also {@code .psq} for Gomoku. Files are written atomically; replaying a game replaces its file.
 * Thread-safe.
 */
public final class RecordFolder {
  private static final String SGF = ".sgf";

  private final Path folder;
  private final String family;

  private RecordFolder(Path folder, String family) {
    this.folder = folder;
    this.family = family;
  }

  /** Opens a folder for games of this family. Creates the folder if it is missing. */
  public static RecordFolder at(Path folder, String family) throws IOException {
    return new RecordFolder(Files.createDirectories(folder), family);
  }

  /**
   * Writes a game's records.
   *
   * @throws IOException with a one-line message if a file cannot be written
   */
  public void add(GameResult game) throws IOException {
    GameRecord record = ResultRecord.of(game);
    String name = name(game);
    Optional<String> psq = Psq.print(record, family);
    if (psq.isPresent()) {
      write(name + ".psq", psq.get());
    }
    write(name + SGF, Sgf.print(record, family));
  }

  /**
   * Writes a game's records unless they are there, as after a kill between the game and its
   * records.
   */
  public void addIfMissing(GameResult game) throws IOException {
    // The SGF is written last.
    if (!Files.exists(folder.resolve(name(game) + SGF))) {
      add(game);
    }
  }

  private static String name(GameResult game) {
    return GameFileName.of(game.number(), game.black(), game.white());
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    try {
      AtomicFile.write(file, text);
    } catch (FileSystemException e) {
      // The exception already names the file.
      throw e;
    } catch (IOException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }
}
