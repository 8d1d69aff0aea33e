package tengen.arena.match;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.arena.game.GameResult;
import tengen.arena.game.Pairing;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A match on disk, one JSON object a line: first what the match is, then each game as soon as it
 * has ended, forced to the disk. Whatever kills the process, a reader finds every game that was
 * reported, each once; a line that was not finished is cut off and its game played again.
 */
public final class ResultFile implements AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();

  private final FileChannel channel;
  private final Map<Integer, GameLine> found;

  /** The first line: a file serves one match only. */
  private record Header(String match) {}

  private ResultFile(FileChannel channel, Map<Integer, GameLine> found) {
    this.channel = channel;
    this.found = found;
  }

  /**
   * Opens the file, or begins it.
   *
   * @param match everything that makes the match what it is, as text
   * @throws IOException with one line for people: it cannot be read or written, another process
   *     plays from it, or it belongs to another match
   */
  public static ResultFile open(Path file, String match) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (channel.tryLock() == null) {
        throw new IOException(file + ": another match is being played into it");
      }
      String text = wholeLines(file);
      int bytes = text.getBytes(StandardCharsets.UTF_8).length;
      channel.truncate(bytes).position(bytes);
      if (text.isEmpty()) {
        append(channel, new Header(match));
      }
      return new ResultFile(channel, read(file, match, text.lines().toList()));
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static String wholeLines(Path file) throws IOException {
    String text = Files.readString(file);
    return text.substring(0, text.lastIndexOf('\n') + 1);
  }

  private static Map<Integer, GameLine> read(Path file, String match, List<String> lines)
      throws IOException {
    if (lines.isEmpty()) {
      return Map.of();
    }
    try {
      if (!JSON.readValue(lines.getFirst(), Header.class).match().equals(match)) {
        throw new IOException(file + ": belongs to another match");
      }
      return lines.stream()
          .skip(1)
          .map(line -> JSON.readValue(line, GameLine.class))
          .collect(
              Collectors.toMap(GameLine::game, line -> line, (first, _) -> first, HashMap::new));
    } catch (JacksonException e) {
      throw new IOException(file + ": no file of a match: " + e.getOriginalMessage(), e);
    }
  }

  /** The result of this game, if it was played before the file was opened. */
  public Optional<GameResult> find(Pairing pairing) {
    return Optional.ofNullable(found.get(pairing.number()))
        .map(line -> line.result(pairing.opening()));
  }

  /** Keeps a game; it is on the disk when this returns. */
  public void add(GameResult result) throws IOException {
    append(channel, GameLine.of(result));
  }

  private static void append(FileChannel channel, Object line) throws IOException {
    byte[] bytes = (JSON.writeValueAsString(line) + "\n").getBytes(StandardCharsets.UTF_8);
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    while (rest.hasRemaining()) {
      channel.write(rest);
    }
    channel.force(false);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
