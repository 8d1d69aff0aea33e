package tengen.daemon.session;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import tengen.protocol.Line;

/**
 * Cuts bytes into lines at LF, or at CR too, each when it is asked for. A line longer than the
 * limit is cut, once its LF has come; the surplus is never kept. Confined to one loop.
 */
final class LineFramer {
  private static final int FIRST_CAPACITY = 128;

  private final LongSupplier nanoClock;

  /** What came and was not looked at yet. */
  private final Deque<Chunk> chunks = new ArrayDeque<>();

  /** The line that has not ended. */
  private byte[] buffer = new byte[0];

  private int length;

  /** The beginning of a message whose end has not come. */
  private byte[] message = new byte[0];

  private int messageLength;
  private boolean cut;
  private int limit;

  /** Whether what a line has beyond the limit waits, and is not dropped. */
  private boolean stopsAtLimit;

  private boolean endsAtCarriageReturn;

  /** Whether the last line ended at CR: an LF next to it ends none. */
  private boolean isAfterCarriageReturn;

  private boolean ended;

  /** Bytes that came together. */
  private static final class Chunk {
    final byte[] bytes;
    final long arrivedNanos;
    int end;
    int at;

    Chunk(byte[] bytes, int at, int end, long arrivedNanos) {
      this.bytes = bytes;
      this.at = at;
      this.end = end;
      this.arrivedNanos = arrivedNanos;
    }
  }

  /**
   * A framer at the start of a line.
   *
   * @param limit the most bytes of a line that are kept
   * @param nanoClock tells each line's arrival: that of its last byte
   */
  LineFramer(int limit, LongSupplier nanoClock) {
    this.limit = limit;
    this.nanoClock = nanoClock;
  }

  /** Drops nothing yet: what a line has beyond the limit waits for another limit. */
  void stopAtLimit() {
    stopsAtLimit = true;
  }

  /** Sets another limit, from the next byte on. */
  void limit(int bytes) {
    limit = bytes;
    stopsAtLimit = false;
  }

  /** Ends lines at CR too, and at CR with LF once. */
  void endAtCarriageReturn() {
    endsAtCarriageReturn = true;
  }

  /** Takes the next bytes as they came, and keeps the array. */
  void add(byte[] bytes, int offset, int count) {
    release();
    if (count > 0) {
      chunks.add(new Chunk(bytes, offset, offset + count, nanoClock.getAsLong()));
    }
  }

  /**
   * Takes the next bytes of a message whose end has not come. No line of it is given out before its
   * end, unless the message is longer than the limit of a line.
   */
  void hold(byte[] bytes, int offset, int count) {
    message = grown(message, messageLength + count);
    System.arraycopy(bytes, offset, message, messageLength, count);
    messageLength += count;
    if (messageLength > limit) {
      release();
    }
  }

  private void release() {
    if (messageLength > 0) {
      chunks.add(new Chunk(message, 0, messageLength, nanoClock.getAsLong()));
      forgetMessage();
    }
  }

  private void forgetMessage() {
    message = new byte[0];
    messageLength = 0;
  }

  /** The bytes are over: a last line without LF counts. */
  void end() {
    ended = true;
  }

  /** Tells whether the bytes are over, and all lines given out. */
  boolean isOver() {
    return ended && chunks.isEmpty() && length == 0 && !cut;
  }

  /** Forgets all that came. */
  void clear() {
    chunks.clear();
    forgetMessage();
    buffer = new byte[0];
    length = 0;
    cut = false;
  }

  /**
   * Forgets the message and the line that have not ended.
   *
   * @return the number of lines of the message
   */
  long forgetLine() {
    long lines = IntStream.range(0, messageLength).filter(at -> message[at] == '\n').count();
    forgetMessage();
    while (!chunks.isEmpty() && !endAtLine(chunks.getLast())) {
      chunks.removeLast();
    }
    if (chunks.isEmpty()) {
      clear();
    }
    return lines;
  }

  /** Leaves out what comes after the chunk's last LF; false: it has none. */
  private static boolean endAtLine(Chunk chunk) {
    while (chunk.end > chunk.at && chunk.bytes[chunk.end - 1] != '\n') {
      chunk.end--;
    }
    return chunk.end > chunk.at;
  }

  /** How much memory is held. */
  long bytes() {
    return buffer.length
        + message.length
        + chunks.stream().mapToLong(chunk -> chunk.bytes.length).sum();
  }

  /** Returns the number of bytes that have come and were not cut into lines yet. */
  int unreadBytes() {
    int bytes = 0;
    for (Chunk chunk : chunks) {
      bytes += chunk.end - chunk.at;
    }
    return bytes;
  }

  /** The length of the line and the message that have not ended. */
  int lineBytes() {
    return length + messageLength;
  }

  /** The beginning of a line that waits for another limit; it stays. */
  Optional<Line> beginning() {
    return stopsAtLimit && !chunks.isEmpty()
        ? Optional.of(new Line(text(), true, nanoClock.getAsLong()))
        : Optional.empty();
  }

  /** The next line, if its end has come. */
  Optional<Line> next() {
    for (Chunk chunk = chunks.peek(); chunk != null; chunk = chunks.peek()) {
      boolean isLine = keepLine(chunk);
      boolean isOver = chunk.at == chunk.end;
      if (isOver) {
        chunks.remove();
      }
      if (isLine) {
        return Optional.of(line(chunk.arrivedNanos));
      }
      if (!isOver) {
        return Optional.empty();
      }
    }
    return ended && (length > 0 || cut)
        ? Optional.of(line(nanoClock.getAsLong()))
        : Optional.empty();
  }

  /** Keeps what this chunk has of the line; whether it has its end too. */
  private boolean keepLine(Chunk chunk) {
    if (isAfterCarriageReturn && chunk.bytes[chunk.at] == '\n') {
      chunk.at++;
    }
    isAfterCarriageReturn = false;
    int end = stopsAtLimit ? Math.min(chunk.end, chunk.at + limit - length) : chunk.end;
    int stop = chunk.at;
    while (stop < end && !endsLine(chunk.bytes[stop])) {
      stop++;
    }
    keep(chunk.bytes, chunk.at, stop - chunk.at);
    boolean isLine = stop < chunk.end && endsLine(chunk.bytes[stop]);
    isAfterCarriageReturn = isLine && chunk.bytes[stop] == '\r';
    chunk.at = isLine ? stop + 1 : stop;
    return isLine;
  }

  private boolean endsLine(byte each) {
    return each == '\n' || (endsAtCarriageReturn && each == '\r');
  }

  private void keep(byte[] bytes, int offset, int count) {
    int kept = Math.min(count, Math.max(0, limit - length));
    cut |= kept < count;
    buffer = grown(buffer, length + kept);
    System.arraycopy(bytes, offset, buffer, length, kept);
    length += kept;
  }

  /** Returns the buffer, or a longer copy where it has no room for so many bytes. */
  private byte[] grown(byte[] buffer, int bytes) {
    int doubled = Math.min(limit, Math.max(FIRST_CAPACITY, 2 * buffer.length));
    return bytes > buffer.length ? Arrays.copyOf(buffer, Math.max(bytes, doubled)) : buffer;
  }

  private Line line(long arrivedNanos) {
    var line = new Line(text(), cut, arrivedNanos);
    length = 0;
    cut = false;
    if (buffer.length > FIRST_CAPACITY) {
      buffer = new byte[0];
    }
    return line;
  }

  private String text() {
    return new String(buffer, 0, length, StandardCharsets.ISO_8859_1);
  }
}
