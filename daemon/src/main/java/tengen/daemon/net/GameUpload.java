package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import java.io.ByteArrayOutputStream;
import java.util.Optional;
import tengen.daemon.access.Account;

/** A file of games: it comes on the channel's loop, and is judged on another thread. */
final class GameUpload {
  private final ByteArrayOutputStream body = new ByteArrayOutputStream();
  private final Account account;
  private final Optional<String> rules;
  private final int maxBytes;
  private final Runnable leave;
  private boolean isWhole;
  private volatile boolean isLeft;

  /**
   * One of which nothing has come.
   *
   * @param account whose games it brings
   * @param rules for games that tell of none
   * @param maxBytes a longer one is refused
   * @param leave gives its place to another
   */
  GameUpload(Account account, Optional<String> rules, int maxBytes, Runnable leave) {
    this.account = account;
    this.rules = rules;
    this.maxBytes = maxBytes;
    this.leave = leave;
  }

  /** The next part; false: it is too long. */
  boolean add(ByteBuf part) {
    boolean fits = part.readableBytes() <= maxBytes - body.size();
    if (fits) {
      byte[] bytes = new byte[part.readableBytes()];
      part.readBytes(bytes);
      body.writeBytes(bytes);
    }
    return fits;
  }

  byte[] file() {
    return body.toByteArray();
  }

  Account account() {
    return account;
  }

  Optional<String> rules() {
    return rules;
  }

  /** All has come: who judges it ends it. */
  void complete() {
    isWhole = true;
  }

  /** Its client has gone, or is refused: it is judged no further. */
  void giveUp() {
    isLeft = true;
    if (!isWhole) {
      end();
    }
  }

  /** Whether its client waits for what comes of it. */
  boolean isWanted() {
    return !isLeft;
  }

  /** Gives its place to another. */
  void end() {
    leave.run();
  }
}
