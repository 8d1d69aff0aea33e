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
  /**
   * The process's. Until it is opened nothing behind it is started: the JDK looks through every jar
   * for another logger, which took 36 of 229 ms of processor time for a session with one command.
   */
  private static volatile System.Logger log = new NoOpLogger();

  private Logs() {}

  /** The daemon's log. */
  static System.Logger daemon() {
    return log;
  }

  /** Completes the log. */
  static void close() {
    if (!(log instanceof NoOpLogger)) {
      LogManager.getLogManager().reset();
    }
  }

  /** Tells the operator's story: started, listening, stopped. */
  public static void info(String line) {
    log.log(System.Logger.Level.INFO, line);
  }

  /** Someone should look. */
  public static void warn(String line) {
    log.log(System.Logger.Level.WARNING, line);
  }

  /**
   * Sets it up for this process.
   *
   * @param onStandardError whether to write there where no file is configured
   * @throws IOException if the file cannot be written
   */
  public static void open(LoggingConfig logging, boolean onStandardError) throws IOException {
    if (logging.file().isEmpty() && !onStandardError) {
      // Should a plugin or a library log, it finds no handler: its set-up is a class that does
      // none,
      // where the JDK's own would write to standard error.
      System.setProperty("java.util.logging.config.class", Object.class.getName());
      return;
    }
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    Level level = level(logging.level());
    root.setLevel(Level.WARNING);
    Logger.getLogger("tengen").setLevel(level);
    Optional<Path> file = logging.file();
    add(
        root,
        file.isPresent() ? new FileHandler(file.get().toString(), true) : new ConsoleHandler(),
        level);
    log = System.getLogger("tengen.daemon");
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
