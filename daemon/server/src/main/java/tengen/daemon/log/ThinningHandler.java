package tengen.daemon.log;

import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/**
 * Lets so many lines of each kind a minute through to another handler. Of one kind are those with
 * the same format, before its values are filled in (as in Logback's {@code
 * DuplicateMessageFilter}). What is logged for debugging is never left out.
 */
public final class ThinningHandler extends Handler {
  private final Handler target;
  private final LinesPerMinute<LogRecord> limit;

  /** A handler in front of another, which has a formatter. */
  public ThinningHandler(Handler target, int linesPerMinute) {
    this(target, linesPerMinute, LimitedLog.Later.onThread("log-minutes"));
  }

  ThinningHandler(Handler target, int linesPerMinute, LimitedLog.Later later) {
    this.target = target;
    this.limit = new LinesPerMinute<>(linesPerMinute, later, this::summarize);
  }

  @Override
  public void publish(LogRecord logged) {
    if (isLoggable(logged)
        && (logged.getLevel().intValue() < Level.INFO.intValue()
            || limit.allow(String.valueOf(logged.getMessage()), logged))) {
      target.publish(logged);
    }
  }

  private void summarize(LogRecord last, String more) {
    var summary = new LogRecord(last.getLevel(), target.getFormatter().formatMessage(last) + more);
    summary.setInstant(last.getInstant());
    target.publish(summary);
  }

  @Override
  public void flush() {
    target.flush();
  }

  /** What was left out until now is told. */
  @Override
  public void close() {
    limit.close();
    target.close();
  }
}
