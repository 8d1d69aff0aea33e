package tengen.arena.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Long work on disk, one JSON object a line: first what work it is, then each part as soon as it is
 * done, forced to the disk. Whatever kills the process, a reader finds every part that was
 * reported; a line that was not finished is cut off.
 *
 * @param <T> a part, which Jackson can write and read
 */
public final class JsonLines<T> implements AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();

  private final Path file;
  private final FileChannel channel;
  private final List<T> found;

  /** The first line: a file serves one work only. */
  private record Header(String kind, String work) {}

  private JsonLines(Path file, FileChannel channel, List<T> found) {
    this.file = file;
    this.channel = channel;
    this.found = found;
  }

  /**
   * Opens the file, or begins it.
   *
   * @param kind of work, for people: {@code match}
   * @param work everything that makes the work what it is, as text
   * @throws IOException with one line for people: it cannot be read or written, another process
   *     writes it, or it belongs to another work
   */
  public static <T> JsonLines<T> open(Path file, String kind, String work, Class<T> type)
      throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (!Files.isRegularFile(file)) {
        throw new IOException(file + ": no regular file"); // A device has no end to read to.
      }
      if (channel.tryLock() == null) {
        throw new IOException(file + ": another " + kind + " is being written into it");
      }
      byte[] bytes = Files.readAllBytes(file);
      int whole = whole(bytes);
      var header = new Header(kind, work);
      if (whole == 0 && !begins(bytes, JSON.writeValueAsBytes(header))) {
        throw new IOException(file + ": no file of a " + kind);
      }
      List<T> found = read(file, header, lines(bytes), type);
      channel.truncate(whole).position(whole);
      if (whole == 0) {
        append(file, channel, header);
      }
      return new JsonLines<>(file, channel, found);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static <T> List<T> read(Path file, Header header, List<String> lines, Class<T> type)
      throws IOException {
    if (lines.isEmpty()) {
      return List.of();
    }
    if (!header.equals(header(file, header.kind(), lines))) {
      throw new IOException(file + ": belongs to another " + header.kind());
    }
    return parse(file, header.kind(), lines.subList(1, lines.size()), type);
  }

  /**
   * What a file holds, of whatever work of this kind; a line that was not finished is left out.
   *
   * @throws IOException with one line for people: it cannot be read, or is of no such kind
   */
  public static <T> List<T> read(Path file, String kind, Class<T> type) throws IOException {
    List<String> lines = lines(Files.readAllBytes(file));
    if (lines.isEmpty() || !header(file, kind, lines).kind().equals(kind)) {
      throw new IOException(file + ": no file of a " + kind);
    }
    return parse(file, kind, lines.subList(1, lines.size()), type);
  }

  /** How many bytes belong to lines that were finished; a character may be cut off as well. */
  private static int whole(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return end;
  }

  private static List<String> lines(byte[] bytes) {
    return new String(bytes, 0, whole(bytes), StandardCharsets.UTF_8).lines().toList();
  }

  private static boolean begins(byte[] part, byte[] all) {
    int different = Arrays.mismatch(part, all);
    return different < 0 || different == part.length;
  }

  private static Header header(Path file, String kind, List<String> lines) throws IOException {
    return parse(file, kind, lines.subList(0, 1), Header.class).getFirst();
  }

  private static <T> List<T> parse(Path file, String kind, List<String> lines, Class<T> type)
      throws IOException {
    try {
      return lines.stream().map(line -> JSON.readValue(line, type)).toList();
    } catch (JacksonException e) {
      throw new IOException(file + ": no file of a " + kind + ": " + e.getOriginalMessage(), e);
    }
  }

  /** What was done before the file was opened, in the order in which it was done. */
  public List<T> found() {
    return found;
  }

  /**
   * Keeps a part; it is on the disk when this returns.
   *
   * @throws IOException with one line for people: it cannot be written
   */
  public void add(T part) throws IOException {
    append(file, channel, part);
  }

  private static void append(Path file, FileChannel channel, Object line) throws IOException {
    byte[] bytes = (JSON.writeValueAsString(line) + "\n").getBytes(StandardCharsets.UTF_8);
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    try {
      while (rest.hasRemaining()) {
        channel.write(rest);
      }
      channel.force(false);
    } catch (IOException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
