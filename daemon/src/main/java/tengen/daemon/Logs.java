package tengen.daemon;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.logging.ConsoleHandler;
import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import tengen.config.LogLevel;
import tengen.config.LoggingConfig;

/** Where the daemon's story goes: a file, standard error or nowhere; never standard output. */
public final class Logs {
  private static final System.Logger LOG = System.getLogger("tengen.daemon");

  private Logs() {}

  /** The daemon's log. */
  static System.Logger daemon() {
    return LOG;
  }

  /** Completes the log. */
  static void close() {
    LogManager.getLogManager().reset();
  }

  /** Tells the operator's story: started, listening, stopped. */
  public static void info(String line) {
    LOG.log(System.Logger.Level.INFO, line);
  }

  /** Someone should look. */
  public static void warn(String line) {
    LOG.log(System.Logger.Level.WARNING, line);
  }

  /**
   * Sets it up for this process.
   *
   * @param onStandardError whether to write there where no file is configured
   * @throws IOException if the file cannot be written
   */
  public static void open(LoggingConfig logging, boolean onStandardError) throws IOException {
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    Level level = level(logging.level());
    root.setLevel(Level.WARNING);
    Logger.getLogger("tengen").setLevel(level);
    Optional<Path> file = logging.file();
    if (file.isPresent()) {
      add(root, new FileHandler(file.get().toString(), true), level);
    } else if (onStandardError) {
      add(root, new ConsoleHandler(), level);
    }
  }

  private static void add(Logger root, Handler handler, Level level) {
    handler.setLevel(level);
    handler.setFormatter(new OneLine());
    root.addHandler(handler);
  }

  private static Level level(LogLevel level) {
    return switch (level) {
      case OFF -> Level.OFF;
      case ERROR -> Level.SEVERE;
      case WARN -> Level.WARNING;
      case INFO -> Level.INFO;
      case DEBUG -> Level.FINE;
      case TRACE -> Level.FINEST;
    };
  }

  /** Time, level, text: a line each; what was thrown follows on lines of its own. */
  private static final class OneLine extends Formatter {
    @Override
    public String format(LogRecord logged) {
      String time =
          Instant.ofEpochMilli(logged.getMillis()).truncatedTo(ChronoUnit.MILLIS).toString();
      StringBuilder line = new StringBuilder(time);
      line.append(' ').append(logged.getLevel().getName());
      line.append(' ').append(formatMessage(logged)).append('\n');
      if (logged.getThrown() != null) {
        var trace = new java.io.StringWriter();
        logged.getThrown().printStackTrace(new java.io.PrintWriter(trace));
        line.append(trace);
      }
      return line.toString();
    }
  }
}
