package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import java.io.ByteArrayOutputStream;
import java.util.Optional;
import tengen.daemon.access.Account;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;

/** An uploaded file of games. The channel's loop receives it, another thread judges it. */
final class GameUpload {
  /** Memory of a file that comes, in its sizes: the buffer, and a larger one that replaces it. */
  private static final long BUFFER_FACTOR = 3;

  /** Memory of a whole file without its games, in its sizes: the buffer, a copy, and its text. */
  private static final long TEXT_FACTOR = 4;

  /** Upper bound of the memory for a value that begins behind one of {@link #STARTS}. */
  private static final long VALUE_BYTES = 96;

  private static final String STARTS = "[{:,";

  private final ByteArrayOutputStream body = new ByteArrayOutputStream();
  private final Account account;
  private final Optional<String> rules;
  private final int maxBytes;
  private final ClientMemory.Loan loan;
  private final Runnable leave;
  private boolean isWhole;
  private volatile boolean isLeft;

  /**
   * An upload that has received nothing yet.
   *
   * @param account whose games it brings
   * @param rules for games that tell of none
   * @param maxBytes a longer one is refused
   * @param loan of memory, which it closes
   * @param leave gives its place to another
   */
  GameUpload(
      Account account,
      Optional<String> rules,
      int maxBytes,
      ClientMemory.Loan loan,
      Runnable leave) {
    this.account = account;
    this.rules = rules;
    this.maxBytes = maxBytes;
    this.loan = loan;
    this.leave = leave;
  }

  /**
   * Adds the next part. Returns false if the file is too long.
   *
   * @throws NoMemoryException if there is no memory for it now
   */
  boolean add(ByteBuf part) throws NoMemoryException {
    boolean fits = part.readableBytes() <= maxBytes - body.size();
    if (fits) {
      loan.take(BUFFER_FACTOR * (body.size() + part.readableBytes()));
      byte[] bytes = new byte[part.readableBytes()];
      part.readBytes(bytes);
      body.writeBytes(bytes);
    }
    return fits;
  }

  /**
   * Returns the file, which is whole.
   *
   * @throws NoMemoryException if there is no memory for its games now
   */
  byte[] file() throws NoMemoryException {
    byte[] file = body.toByteArray();
    loan.take(gamesBytes(file));
    return file;
  }

  /** Upper bound of the memory that a file and its games take while they are read and judged. */
  private static long gamesBytes(byte[] file) {
    long values = 0;
    for (byte each : file) {
      values += STARTS.indexOf(each) >= 0 ? 1 : 0;
    }
    return TEXT_FACTOR * file.length + VALUE_BYTES * values;
  }

  Account account() {
    return account;
  }

  Optional<String> rules() {
    return rules;
  }

  /** Marks the file as received; from here on the thread that judges it calls {@link #end}. */
  void complete() {
    isWhole = true;
  }

  /** Ends the judging of a file whose client has gone or was refused. */
  void giveUp() {
    isLeft = true;
    if (!isWhole) {
      end();
    }
  }

  /** Returns whether the client still waits for the answer. */
  boolean isWanted() {
    return !isLeft;
  }

  /** Gives its memory back, and its place to another. */
  void end() {
    loan.close();
    leave.run();
  }
}
