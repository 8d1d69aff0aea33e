package tengen.daemon.log;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.regex.Pattern;

/**
 * Formats a log record as a line with time, level and text, followed by the stack trace if there is
 * one. Control characters, line separators and text direction marks are replaced by question marks,
 * because client data may contain them.
 */
public final class LogLine extends Formatter {
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");

  /** Creates the formatter. */
  public LogLine() {}

  @Override
  public String format(LogRecord logged) {
    Instant time = logged.getInstant().truncatedTo(ChronoUnit.MILLIS);
    var line = new StringBuilder();
    line.append(time.toString()).append(' ').append(level(logged.getLevel())).append(' ');
    line.append(CONTROL.matcher(formatMessage(logged)).replaceAll("?")).append('\n');
    if (logged.getThrown() != null) {
      line.append(trace(logged.getThrown()));
    }
    return line.toString();
  }

  /** Returns a stack trace. An out-of-memory error has none, since any thread may be hit by it. */
  static String trace(Throwable thrown) {
    if (thrown instanceof OutOfMemoryError) {
      return thrown + "\n";
    }
    var trace = new StringWriter();
    thrown.printStackTrace(new PrintWriter(trace, true));
    return trace.toString();
  }

  /** Returns a level's name in the configuration. */
  static String level(Level level) {
    int value = level.intValue();
    if (value >= Level.SEVERE.intValue()) {
      return "ERROR";
    }
    if (value >= Level.WARNING.intValue()) {
      return "WARN";
    }
    if (value >= Level.INFO.intValue()) {
      return "INFO";
    }
    return value >= Level.FINE.intValue() ? "DEBUG" : "TRACE";
  }
}
