package tengen.host.log;

import java.util.Arrays;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** A log in which each line begins with the session that it is of. Any thread may call. */
final class SessionLog implements System.Logger {
  private final System.Logger log;
  private final SessionId session;

  SessionLog(System.Logger log, SessionId session) {
    this.log = log;
    this.session = session;
  }

  @Override
  public String getName() {
    return log.getName();
  }

  @Override
  public boolean isLoggable(Level level) {
    return log.isLoggable(level);
  }

  @Override
  public void log(
      Level level, @Nullable ResourceBundle bundle, String message, @Nullable Throwable thrown) {
    log.log(level, bundle, session + " " + message, thrown);
  }

  /** The id is one more value, so that lines of one kind have one format, whosever they are. */
  @Override
  public void log(
      Level level,
      @Nullable ResourceBundle bundle,
      String format,
      @Nullable Object @Nullable ... values) {
    if (values == null || values.length == 0) {
      log.log(level, bundle, session + " " + format, values);
      return;
    }
    Object[] more = Arrays.copyOf(values, values.length + 1, Object[].class);
    more[values.length] = session;
    log.log(level, bundle, "{" + values.length + "} " + format, more);
  }
}
