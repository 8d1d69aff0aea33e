package tengen.daemon.log;

import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/**
 * Passes a limited number of records of each kind per minute to another handler. The kind of a
 * record is its unformatted message, as in Logback's {@code DuplicateMessageFilter}. Debug records
 * are not limited.
 */
public final class RateLimitHandler extends Handler {
  private final Handler target;
  private final LinesPerMinute<LogRecord> limit;

  /** Creates a handler in front of another one, which has a formatter. */
  public RateLimitHandler(Handler target, int linesPerMinute) {
    this(target, linesPerMinute, LimitedLog.Later.onThread("log-minutes"));
  }

  RateLimitHandler(Handler target, int linesPerMinute, LimitedLog.Later later) {
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

  /** Logs the summaries of suppressed lines, then closes the target. */
  @Override
  public void close() {
    limit.close();
    target.close();
  }
}
