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
 * Splits bytes into lines at LF, or also at CR, on demand. A line longer than the limit is
 * truncated; the rest of it is dropped without being stored. Confined to one loop.
 */
final class LineFramer {
  private static final int FIRST_CAPACITY = 128;

  private final LongSupplier nanoClock;

  /** Input that has not been scanned for line ends. */
  private final Deque<Chunk> chunks = new ArrayDeque<>();

  /** The bytes of the current, unfinished line. */
  private byte[] buffer = new byte[0];

  private int length;

  /** Number of lines taken so far. */
  private long lines;

  /** The bytes of the current, unfinished message. */
  private byte[] message = new byte[0];

  private int messageLength;
  private boolean cut;
  private int limit;

  /** True if bytes beyond the limit wait for a higher limit instead of being dropped. */
  private boolean stopsAtLimit;

  private boolean endsAtCarriageReturn;

  /** True if the last line ended at CR; a directly following LF is then skipped. */
  private boolean isAfterCarriageReturn;

  private boolean ended;

  /** Bytes that arrived together. */
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
   * Creates a framer at the start of a line.
   *
   * @param limit maximum line length, in bytes
   * @param nanoClock gives the arrival time of each line's last byte
   */
  LineFramer(int limit, LongSupplier nanoClock) {
    this.limit = limit;
    this.nanoClock = nanoClock;
  }

  /**
   * Makes bytes beyond the limit wait until {@link #limit(int)} sets another one, instead of
   * dropping them.
   */
  void stopAtLimit() {
    stopsAtLimit = true;
  }

  /** Sets the maximum line length in bytes, from the next byte on. */
  void limit(int bytes) {
    limit = bytes;
    stopsAtLimit = false;
  }

  /** Makes lines end at CR and at CR LF too. */
  void endAtCarriageReturn() {
    endsAtCarriageReturn = true;
  }

  /**
   * Adds bytes that end a message, or that need no message boundary. Takes ownership of the array.
   */
  void add(byte[] bytes, int offset, int count) {
    release();
    if (count > 0) {
      chunks.add(new Chunk(bytes, offset, offset + count, nanoClock.getAsLong()));
    }
  }

  /**
   * Adds bytes of an unfinished message. Its lines become available at its end, or when it exceeds
   * the line limit.
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

  /** Marks the end of input. An unterminated last line counts as a line. */
  void end() {
    ended = true;
  }

  /** Returns whether the input has ended and all lines have been returned. */
  boolean isOver() {
    return ended && chunks.isEmpty() && length == 0 && !cut;
  }

  /** Discards all input. */
  void clear() {
    chunks.clear();
    forgetMessage();
    buffer = new byte[0];
    length = 0;
    cut = false;
  }

  /** Discards the unfinished message and line. */
  void forgetLine() {
    forgetMessage();
    while (!chunks.isEmpty() && !endAtLine(chunks.getLast())) {
      chunks.removeLast();
    }
    if (chunks.isEmpty()) {
      clear();
    }
  }

  /** Returns the number of complete lines received, except in an unfinished message. */
  long receivedLines() {
    return lines + chunks.stream().mapToLong(LineFramer::lines).sum();
  }

  private static long lines(Chunk chunk) {
    return IntStream.range(chunk.at, chunk.end).filter(at -> chunk.bytes[at] == '\n').count();
  }

  /** Drops what follows the chunk's last LF; returns false if it has no LF. */
  private static boolean endAtLine(Chunk chunk) {
    while (chunk.end > chunk.at && chunk.bytes[chunk.end - 1] != '\n') {
      chunk.end--;
    }
    return chunk.end > chunk.at;
  }

  /** Returns the memory in use, in bytes. */
  long bytes() {
    return buffer.length
        + message.length
        + chunks.stream().mapToLong(chunk -> chunk.bytes.length).sum();
  }

  /** Returns the number of bytes that have not been split into lines. */
  int unreadBytes() {
    int bytes = 0;
    for (Chunk chunk : chunks) {
      bytes += chunk.end - chunk.at;
    }
    return bytes;
  }

  /** Returns the length of the unfinished line and message, in bytes. */
  int lineBytes() {
    return length + messageLength;
  }

  /** Returns the beginning of a line that waits for a higher limit, without consuming it. */
  Optional<Line> beginning() {
    return stopsAtLimit && !chunks.isEmpty()
        ? Optional.of(new Line(text(), true, nanoClock.getAsLong()))
        : Optional.empty();
  }

  /** Returns the next complete line. */
  Optional<Line> next() {
    for (Chunk chunk = chunks.peek(); chunk != null; chunk = chunks.peek()) {
      boolean isLine = appendLine(chunk);
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

  /** Appends a chunk's bytes to the current line; returns whether the line is complete. */
  private boolean appendLine(Chunk chunk) {
    if (isAfterCarriageReturn && chunk.bytes[chunk.at] == '\n') {
      chunk.at++;
    }
    isAfterCarriageReturn = false;
    int end = stopsAtLimit ? Math.min(chunk.end, chunk.at + limit - length) : chunk.end;
    int stop = chunk.at;
    while (stop < end && !endsLine(chunk.bytes[stop])) {
      stop++;
    }
    append(chunk.bytes, chunk.at, stop - chunk.at);
    boolean isLine = stop < chunk.end && endsLine(chunk.bytes[stop]);
    isAfterCarriageReturn = isLine && chunk.bytes[stop] == '\r';
    chunk.at = isLine ? stop + 1 : stop;
    return isLine;
  }

  private boolean endsLine(byte each) {
    return each == '\n' || (endsAtCarriageReturn && each == '\r');
  }

  private void append(byte[] bytes, int offset, int count) {
    int added = Math.min(count, Math.max(0, limit - length));
    cut |= added < count;
    buffer = grown(buffer, length + added);
    System.arraycopy(bytes, offset, buffer, length, added);
    length += added;
  }

  /** Returns the buffer, or a larger copy if it is too small. */
  private byte[] grown(byte[] buffer, int bytes) {
    int doubled = Math.min(limit, Math.max(FIRST_CAPACITY, 2 * buffer.length));
    return bytes > buffer.length ? Arrays.copyOf(buffer, Math.max(bytes, doubled)) : buffer;
  }

  private Line line(long arrivedNanos) {
    var line = new Line(text(), cut, arrivedNanos);
    lines++;
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
