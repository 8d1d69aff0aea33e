package tengen.arena.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * A reader of {@link JsonLines} that another process may be writing. It takes no lock.
 *
 * @param <T> type of a part, which Jackson can read
 */
public final class JsonLinesTail<T> implements AutoCloseable {
  private final Path file;
  private final InputStream in;
  private final String kind;
  private final Class<T> type;
  private String work = "";
  private int parts;
  private byte[] incomplete = {};

  private JsonLinesTail(Path file, InputStream in, String kind, Class<T> type) {
    this.file = file;
    this.in = in;
    this.kind = kind;
    this.type = type;
  }

  /** Opens the file. */
  public static <T> JsonLinesTail<T> open(Path file, String kind, Class<T> type)
      throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IOException(file + ": not a regular file"); // Reading a device may never end.
    }
    return new JsonLinesTail<>(file, Files.newInputStream(file), kind, type);
  }

  /**
   * Returns the parts that were completed since the last call.
   *
   * @throws IOException with a one-line message if the file cannot be read or has another kind
   */
  public List<T> next() throws IOException {
    var read = new ByteArrayOutputStream();
    read.writeBytes(incomplete);
    in.transferTo(read);
    byte[] bytes = read.toByteArray();
    incomplete = Arrays.copyOfRange(bytes, JsonLines.whole(bytes), bytes.length);
    List<String> lines = JsonLines.lines(bytes);
    if (work.isEmpty() && !lines.isEmpty()) {
      work = JsonLines.work(file, kind, lines);
      lines = lines.subList(1, lines.size());
    }
    List<T> next = JsonLines.parse(file, kind, lines, parts, type);
    parts += next.size();
    return next;
  }

  /** Returns the text that identifies the work; empty before it was read. */
  public String work() {
    return work;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
