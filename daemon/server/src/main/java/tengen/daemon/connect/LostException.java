package tengen.daemon.connect;

import java.io.IOException;
import java.io.Serial;

/** The session is over, or cannot begin; another attempt would change nothing. */
final class LostException extends IOException {
  @Serial private static final long serialVersionUID = 1;

  LostException(String why) {
    super(why);
  }
}
