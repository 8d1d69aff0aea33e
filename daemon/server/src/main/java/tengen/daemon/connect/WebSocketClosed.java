package tengen.daemon.connect;

import java.io.IOException;
import java.io.Serial;
import java.nio.ByteBuffer;

/** Thrown after the server has sent a Close frame; contains its status code. */
public final class WebSocketClosed extends IOException {
  @Serial private static final long serialVersionUID = 1;

  /** Status of a Close frame without one. */
  private static final int NO_STATUS = 1005;

  private final int status;

  /** Parses the content of a Close frame. */
  WebSocketClosed(byte[] content) {
    this(content.length < Short.BYTES ? NO_STATUS : ByteBuffer.wrap(content).getShort() & 0xFFFF);
  }

  private WebSocketClosed(int status) {
    super("closed: " + status);
    this.status = status;
  }

  /** Returns the status code (RFC 6455, section 7.4). */
  public int status() {
    return status;
  }
}
