package tengen.daemon.log;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;

/**
 * Formats log records as JSON, one object per line, in ASCII. Contains the same details as {@link
 * LogLine}.
 */
public final class LogJson extends Formatter {
  private static final Pattern SESSION = Pattern.compile("#([1-9][0-9]*) (.*)", Pattern.DOTALL);

  private LogJson() {}

  /** Creates the formatter. A method, so that a plain-text log does not load this class. */
  public static Formatter form() {
    return new LogJson();
  }

  @Override
  public String format(LogRecord logged) {
    Instant time = logged.getInstant().truncatedTo(ChronoUnit.MILLIS);
    Json.Fields line =
        Json.Fields.NONE
            .with("time", time.toString())
            .with("level", LogLine.level(logged.getLevel()));
    String text = formatMessage(logged);
    Matcher ofSession = SESSION.matcher(text);
    line =
        ofSession.matches()
            ? line.with("session", Long.parseLong(ofSession.group(1)))
                .with("text", ofSession.group(2))
            : line.with("text", text);
    if (logged.getThrown() != null) {
      line = line.with("thrown", LogLine.trace(logged.getThrown()));
    }
    return JsonWriter.write(line) + "\n";
  }
}
