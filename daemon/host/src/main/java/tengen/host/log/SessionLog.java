package tengen.host.log;

import java.util.Arrays;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** A log that prefixes each line with a session's id. Thread-safe. */
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

  /** Adds the id as a value, so that equal lines of different sessions have the same format. */
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
