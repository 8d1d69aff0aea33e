package tengen.arena.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.stream.Stream;
import tengen.arena.game.GameResult;

/**
 * A text file with all games of a match. It is written anew when the match begins or resumes, and
 * each game is appended as it ends.
 */
public final class GameTextFile implements AutoCloseable {
  private final Path file;
  private final Writer writer;
  private final Function<GameResult, String> format;

  private GameTextFile(Path file, Writer writer, Function<GameResult, String> format) {
    this.file = file;
    this.writer = writer;
    this.format = format;
  }

  /**
   * Creates or replaces the file.
   *
   * @param format text of a game, such as {@link PgnText#of}
   * @param played games of this match that ended before
   * @throws IOException with a one-line message if it cannot be written
   */
  public static GameTextFile create(
      Path file, Function<GameResult, String> format, Stream<GameResult> played)
      throws IOException {
    Writer writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
    var games = new GameTextFile(file, writer, format);
    try {
      played.forEachOrdered(games::write);
      games.flush();
    } catch (UncheckedIOException e) {
      games.close();
      throw e.getCause();
    }
    return games;
  }

  /**
   * Appends a game.
   *
   * @throws IOException with a one-line message if it cannot be written
   */
  public void add(GameResult game) throws IOException {
    try {
      write(game);
      flush();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void write(GameResult game) {
    try {
      writer.write(format.apply(game));
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private void flush() {
    try {
      writer.flush();
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private UncheckedIOException failed(IOException why) {
    return new UncheckedIOException(new IOException(file + ": " + why.getMessage(), why));
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
