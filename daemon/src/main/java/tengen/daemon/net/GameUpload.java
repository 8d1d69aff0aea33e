package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import java.io.ByteArrayOutputStream;
import java.util.Optional;
import tengen.daemon.access.Account;

/** A file of games while it comes. On the channel's loop, until it is whole. */
final class GameUpload {
  /** A longer one is refused. */
  static final int MOST_BYTES = 4 << 20;

  private final ByteArrayOutputStream body = new ByteArrayOutputStream();
  private final Account account;
  private final Optional<String> rules;
  private final Runnable leave;
  private boolean isOver;

  /**
   * One of which nothing has come.
   *
   * @param account whose games it brings
   * @param rules for games that tell of none
   * @param leave gives its place to another
   */
  GameUpload(Account account, Optional<String> rules, Runnable leave) {
    this.account = account;
    this.rules = rules;
    this.leave = leave;
  }

  /** The next part; false: it is too long. */
  boolean add(ByteBuf part) {
    boolean fits = part.readableBytes() <= MOST_BYTES - body.size();
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

  /** It is kept, or given up. */
  void end() {
    if (!isOver) {
      isOver = true;
      leave.run();
    }
  }
}
