package tengen.arena.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A file of work results with one JSON object per line. The first line identifies the work; each
 * further line is a finished part. Every part is forced to the disk before it is reported, so it
 * survives a killed process. An incomplete last line is cut off.
 *
 * @param <T> type of a part, which Jackson can write and read
 */
public final class JsonLines<T> implements AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();

  /** Characters between the parts of a work's text. */
  private static final String DELIMITERS = ",;[]{}";

  /** Maximum number of characters shown on each side of the first difference of two works. */
  private static final int EXCERPT_LENGTH = 40;

  private final Path file;
  private final FileChannel channel;
  private final List<T> found;

  /** The first line, which ties the file to one work. */
  private record Header(String kind, String work) {}

  private JsonLines(Path file, FileChannel channel, List<T> found) {
    this.file = file;
    this.channel = channel;
    this.found = found;
  }

  /**
   * Opens or creates the file.
   *
   * @param kind kind of work for messages, such as {@code match}
   * @param work text that identifies the work completely
   * @throws IOException with a one-line message if the file cannot be read or written, is in use by
   *     another process, or belongs to another work
   */
  public static <T> JsonLines<T> open(Path file, String kind, String work, Class<T> type)
      throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (!Files.isRegularFile(file)) {
        throw new IOException(file + ": not a regular file"); // Reading a device may never end.
      }
      if (channel.tryLock() == null) {
        throw new IOException(file + ": another " + kind + " is writing to the file");
      }
      byte[] bytes = Files.readAllBytes(file);
      int whole = whole(bytes);
      var header = new Header(kind, work);
      if (whole == 0 && !begins(bytes, JSON.writeValueAsBytes(header))) {
        throw new IOException(file + ": not a file of a " + kind);
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
    Header stored = header(file, header.kind(), lines);
    if (!header.equals(stored)) {
      throw new IOException(
          file
              + ": the file belongs to another "
              + header.kind()
              + ": "
              + difference(stored.work, header.work)
              + "; use another file");
    }
    return parse(file, header.kind(), lines.subList(1, lines.size()), 0, type);
  }

  /** Returns the first parts in which two works differ. */
  private static String difference(String stored, String wanted) {
    int at = Math.max(0, Arrays.mismatch(stored.toCharArray(), wanted.toCharArray()));
    return "'" + part(stored, at) + "' in the file, '" + part(wanted, at) + "' now";
  }

  /** Returns the part of the work at this index, or the excerpt of a long one. */
  private static String part(String work, int at) {
    int from = at;
    while (from > Math.max(0, at - EXCERPT_LENGTH)
        && DELIMITERS.indexOf(work.charAt(from - 1)) < 0) {
      from--;
    }
    int to = at;
    while (to < Math.min(work.length(), at + EXCERPT_LENGTH)
        && DELIMITERS.indexOf(work.charAt(to)) < 0) {
      to++;
    }
    return work.substring(from, to).strip();
  }

  /**
   * Reads all parts of a file of this kind, except an incomplete last line.
   *
   * @throws IOException with a one-line message if the file cannot be read or has another kind
   */
  public static <T> List<T> read(Path file, String kind, Class<T> type) throws IOException {
    List<String> lines = lines(Files.readAllBytes(file));
    work(file, kind, lines);
    return parse(file, kind, lines.subList(1, lines.size()), 0, type);
  }

  /**
   * Returns the text that identifies the work.
   *
   * @throws IOException with a one-line message if the file has another kind
   */
  static String work(Path file, String kind, List<String> lines) throws IOException {
    if (!lines.isEmpty()) {
      Header header = header(file, kind, lines);
      if (header.kind().equals(kind)) {
        return header.work();
      }
    }
    throw new IOException(file + ": not a file of a " + kind);
  }

  /** Returns the number of bytes in complete lines. The rest may end within a character. */
  static int whole(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return end;
  }

  static List<String> lines(byte[] bytes) {
    return new String(bytes, 0, whole(bytes), StandardCharsets.UTF_8).lines().toList();
  }

  private static boolean begins(byte[] part, byte[] all) {
    int different = Arrays.mismatch(part, all);
    return different < 0 || different == part.length;
  }

  private static Header header(Path file, String kind, List<String> lines) throws IOException {
    try {
      return JSON.readValue(lines.getFirst(), Header.class);
    } catch (JacksonException e) {
      throw new IOException(file + ": not a file of a " + kind, e);
    }
  }

  /** Parses the lines of parts, of which the file has {@code before} others before them. */
  static <T> List<T> parse(Path file, String kind, List<String> lines, int before, Class<T> type)
      throws IOException {
    List<T> parts = new ArrayList<>();
    for (String line : lines) {
      try {
        parts.add(JSON.readValue(line, type));
      } catch (JacksonException e) {
        throw new IOException(
            file
                + ": part "
                + (before + parts.size() + 1)
                + " of the "
                + kind
                + " is damaged; delete its line and all after it",
            e);
      }
    }
    return parts;
  }

  /** Returns the parts that the file held when it was opened, in the order of their completion. */
  public List<T> found() {
    return found;
  }

  /**
   * Appends a part. It is on the disk when this method returns.
   *
   * @throws IOException with a one-line message if it cannot be written
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
