package tengen.daemon.session;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tengen.protocol.Line;

/**
 * Cuts bytes into lines at LF. A line longer than the limit is handed on cut, once, when its LF
 * arrives; the surplus is never kept. Confined to the thread that reads.
 */
public final class LineFramer {
  private static final int FIRST_CAPACITY = 128;

  private final LongSupplier nanoClock;
  private final Consumer<Line> lines;
  private int limit;
  private byte[] buffer = new byte[0];
  private int length;
  private boolean cut;

  /**
   * A framer at the start of a line.
   *
   * @param limit the most bytes of a line that are kept
   * @param nanoClock tells each line's arrival
   */
  public LineFramer(int limit, LongSupplier nanoClock, Consumer<Line> lines) {
    this.limit = limit;
    this.nanoClock = nanoClock;
    this.lines = lines;
  }

  /** Sets another limit, from the next byte on. */
  public void limit(int bytes) {
    limit = bytes;
  }

  /** Whether the line that has not ended yet is longer than the limit. */
  boolean isCut() {
    return cut;
  }

  /** Takes the next bytes as they came. */
  public void feed(byte[] bytes, int offset, int count) {
    int end = offset + count;
    int start = offset;
    while (start < end) {
      int stop = start;
      while (stop < end && bytes[stop] != '\n') {
        stop++;
      }
      keep(bytes, start, stop - start);
      if (stop < end) {
        emit();
      }
      start = stop + 1;
    }
  }

  /** The bytes are over: a last line without LF counts. */
  public void end() {
    if (length > 0 || cut) {
      emit();
    }
  }

  private void keep(byte[] bytes, int offset, int count) {
    int kept = Math.min(count, Math.max(0, limit - length));
    cut |= kept < count;
    if (length + kept > buffer.length) {
      int doubled = Math.max(FIRST_CAPACITY, 2 * buffer.length);
      buffer = Arrays.copyOf(buffer, Math.max(length + kept, Math.min(limit, doubled)));
    }
    System.arraycopy(bytes, offset, buffer, length, kept);
    length += kept;
  }

  private void emit() {
    var line =
        new Line(
            new String(buffer, 0, length, StandardCharsets.ISO_8859_1), cut, nanoClock.getAsLong());
    length = 0;
    cut = false;
    if (buffer.length > FIRST_CAPACITY) {
      buffer = new byte[0];
    }
    lines.accept(line);
  }
}
