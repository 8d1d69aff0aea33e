package tengen.daemon;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import tengen.config.LogFormat;
import tengen.config.LogLevel;
import tengen.config.LoggingConfig;
import tengen.daemon.log.LogFile;
import tengen.daemon.log.LogJson;
import tengen.daemon.log.LogLine;
import tengen.daemon.log.LogWriter;
import tengen.daemon.log.PreparedLine;
import tengen.daemon.log.PrintedLines;
import tengen.daemon.log.RateLimitHandler;
import tengen.daemon.log.ShutdownSafeLogManager;
import tengen.host.log.LogDetails;

/** The process's log: a file, standard error or nowhere, never standard output. */
public final class Logs {
  /**
   * The log of this process. A no-op until it is opened, because the JDK's search for a logger
   * implementation would slow down the start of short sessions.
   */
  private static volatile System.Logger log = new NoOpLogger();

  /**
   * Keeps the configured logger alive: the JDK holds loggers weakly, and a new one would have
   * another level.
   */
  @SuppressWarnings("UnusedVariable")
  private static volatile @Nullable Logger leveled;

  /** Standard error as it was before the log replaced it; null until the log is opened. */
  private static volatile @Nullable PrintStream standardError;

  private static volatile @Nullable Handler handler;

  /** The log's file; null if it has none. */
  private static volatile @Nullable LogFile file;

  private Logs() {}

  /** Returns the daemon's log. */
  static System.Logger daemon() {
    return log;
  }

  /** Flushes and closes the log. */
  public static void close() {
    if (!(log instanceof NoOpLogger)) {
      ShutdownSafeLogManager.end();
    }
  }

  /**
   * Logs an event. Lines with the same sentence are rate-limited together, so client data belongs
   * into the details.
   *
   * @param details keys, each followed by its value; see {@link LogDetails}
   */
  public static void info(String sentence, Object... details) {
    log.log(System.Logger.Level.INFO, sentence + "{0}", LogDetails.following(details));
  }

  /** Logs a problem for the operator; see {@link #info}. */
  public static void warn(String sentence, Object... details) {
    log.log(System.Logger.Level.WARNING, sentence + "{0}", LogDetails.following(details));
  }

  /** Logs a problem whose whole text comes from elsewhere, such as a reason to skip a plugin. */
  public static void warnText(String text) {
    log.log(System.Logger.Level.WARNING, "{0}", text);
  }

  /**
   * Prints lines on standard error, not into the log. Waits until the lines logged so far are
   * written, for a limited time.
   */
  public static void print(List<String> lines) {
    Handler written = handler;
    PrintStream err = standardError;
    if (written != null && err != null) {
      written.flush();
      lines.forEach(err::println);
    }
  }

  /**
   * Prepares a warning for a process without memory.
   *
   * @return appends the warning to the log's file, without an allocation; empty if there is none
   */
  public static Optional<Runnable> prepare(String text) {
    return Optional.ofNullable(file)
        .map(
            written -> {
              var line = new PreparedLine(written.getFormatter(), text);
              return () -> written.append(line);
            });
  }

  /** Returns why a log file cannot be written, which is tried; empty if it can. */
  public static Optional<String> objection(Path file) {
    return LogFile.objection(file);
  }

  /**
   * Opens the log of this process. Redirects {@code System.out} and {@code System.err} to it, since
   * plugins may print and standard output may carry a protocol.
   *
   * @param onStandardError whether to log to standard error if no file is configured
   * @throws IOException if the file cannot be written
   */
  public static void open(LoggingConfig logging, boolean onStandardError) throws IOException {
    if (logging.file().isEmpty() && !onStandardError) {
      // Keeps plugins and libraries from logging: this class installs no handler, while the JDK's
      // default would write to standard error.
      System.setProperty("java.util.logging.config.class", Object.class.getName());
      takePrinted();
      return;
    }
    System.setProperty("java.util.logging.manager", ShutdownSafeLogManager.class.getName());
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    Level level = level(logging.level());
    root.setLevel(Level.WARNING);
    Logger ours = Logger.getLogger("tengen");
    leveled = ours;
    ours.setLevel(level);
    standardError = System.err;
    Handler opened = handler(logging, onStandardError);
    opened.setLevel(level);
    root.addHandler(opened);
    handler = opened;
    log = System.getLogger("tengen.daemon");
    takePrinted();
  }

  private static void takePrinted() {
    System.setOut(
        PrintedLines.stream(line -> log.log(System.Logger.Level.INFO, "System.out: {0}", line)));
    System.setErr(
        PrintedLines.stream(line -> log.log(System.Logger.Level.WARNING, "System.err: {0}", line)));
  }

  private static Handler handler(LoggingConfig logging, boolean onStandardError)
      throws IOException {
    PrintStream err = System.err;
    Formatter form = logging.format() == LogFormat.JSON ? LogJson.form() : new LogLine();
    Handler target = console(form);
    if (logging.file().isPresent()) {
      LogFile opened =
          new LogFile(
              logging.file().get(),
              (long) logging.maxMib() << 20,
              logging.keepFiles(),
              form,
              onStandardError ? line -> err.println("tengen: " + line) : _ -> {});
      file = opened;
      target = opened;
    }
    return new RateLimitHandler(new LogWriter(target), logging.linesPerMinute());
  }

  private static Handler console(Formatter form) {
    var console = new ConsoleHandler();
    console.setFormatter(form);
    console.setLevel(Level.ALL);
    return console;
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
}
