package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import java.io.ByteArrayOutputStream;
import java.util.Optional;
import tengen.daemon.access.Account;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;

/** An uploaded file of games. Received on the channel's loop, validated on another thread. */
final class GameUpload {
  /**
   * Memory of a file being received, as a multiple of its size: the buffer and its next, larger
   * copy.
   */
  private static final long BUFFER_FACTOR = 3;

  /**
   * Memory of a complete file without its games, as a multiple of its size: buffer, copy and text.
   */
  private static final long TEXT_FACTOR = 4;

  /** Upper bound of the memory of a value that follows one of {@link #STARTS}, in bytes. */
  private static final long VALUE_BYTES = 96;

  private static final String STARTS = "[{:,";

  private final ByteArrayOutputStream body = new ByteArrayOutputStream();
  private final Account account;
  private final Optional<String> rules;
  private final Optional<String> annotated;
  private final int maxBytes;
  private final ClientMemory.Loan loan;
  private final UploadSlots.Slot slot;
  private boolean isWhole;
  private volatile boolean isLeft;

  /**
   * Creates an empty upload.
   *
   * @param account owner of the games
   * @param rules for games that name none
   * @param annotated id of a stored game that gets the comments and branches of the file's game;
   *     empty to store the games themselves
   * @param maxBytes maximum size of the file
   * @param loan of memory, closed by this upload
   * @param slot released by this upload
   */
  GameUpload(
      Account account,
      Optional<String> rules,
      Optional<String> annotated,
      int maxBytes,
      ClientMemory.Loan loan,
      UploadSlots.Slot slot) {
    this.account = account;
    this.rules = rules;
    this.annotated = annotated;
    this.maxBytes = maxBytes;
    this.loan = loan;
    this.slot = slot;
  }

  /**
   * Adds the next part; returns false if the file is too long.
   *
   * @throws NoMemoryException if there is not enough memory now
   */
  boolean add(ByteBuf part) throws NoMemoryException {
    boolean fits = part.readableBytes() <= maxBytes - body.size();
    if (fits) {
      loan.take(BUFFER_FACTOR * (body.size() + part.readableBytes()));
      byte[] bytes = new byte[part.readableBytes()];
      part.readBytes(bytes);
      body.writeBytes(bytes);
      slot.received(bytes.length);
    }
    return fits;
  }

  /**
   * Returns the complete file.
   *
   * @throws NoMemoryException if there is not enough memory for its games now
   */
  byte[] file() throws NoMemoryException {
    byte[] file = body.toByteArray();
    loan.take(gamesBytes(file));
    return file;
  }

  /** Returns an upper bound of the memory for validating a file and its games, in bytes. */
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

  Optional<String> annotated() {
    return annotated;
  }

  /**
   * Marks the file as complete; {@link #end} must then be called by the validating thread. Returns
   * false if another upload has its slot.
   */
  boolean complete() {
    isWhole = slot.complete();
    return isWhole;
  }

  /** Cancels the upload, because its client has disconnected or was rejected. */
  void giveUp() {
    isLeft = true;
    if (!isWhole) {
      end();
    }
  }

  /** Returns whether the client still waits for the response. */
  boolean isWanted() {
    return !isLeft;
  }

  /** Releases the memory and the slot. */
  void end() {
    loan.close();
    slot.release();
  }
}
