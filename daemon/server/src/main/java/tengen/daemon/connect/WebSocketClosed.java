package tengen.daemon.connect;

import java.io.IOException;
import java.io.Serial;
import java.nio.ByteBuffer;

/** The server has closed a WebSocket, with its reason. */
public final class WebSocketClosed extends IOException {
  @Serial private static final long serialVersionUID = 1;

  private static final int NONE = 1005;

  private final int status;

  /** From the content of its Close frame. */
  WebSocketClosed(byte[] content) {
    this(content.length < Short.BYTES ? NONE : ByteBuffer.wrap(content).getShort() & 0xFFFF);
  }

  private WebSocketClosed(int status) {
    super("closed: " + status);
    this.status = status;
  }

  /** RFC 6455, section 7.4. */
  public int status() {
    return status;
  }
}
