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
 * Time, level as the configuration calls it, text: a line each; what was thrown follows on lines of
 * its own. What may be a client's and moves the cursor, turns text around or ends a line becomes a
 * question mark.
 */
public final class LogLine extends Formatter {
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");

  /** The only form there is. */
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

  static String trace(Throwable thrown) {
    var trace = new StringWriter();
    thrown.printStackTrace(new PrintWriter(trace, true));
    return trace.toString();
  }

  /** As the configuration calls it. */
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
