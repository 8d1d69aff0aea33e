package tengen.daemon.connect;

import java.io.IOException;
import java.io.Serial;

/** Thrown if the session has ended or cannot be opened, so that reconnecting is useless. */
final class SessionLostException extends IOException {
  @Serial private static final long serialVersionUID = 1;

  SessionLostException(String why) {
    super(why);
  }
}
