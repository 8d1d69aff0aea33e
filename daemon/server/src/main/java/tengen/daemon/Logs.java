package tengen.daemon;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
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
import tengen.daemon.log.LastingLogManager;
import tengen.daemon.log.LogFile;
import tengen.daemon.log.LogJson;
import tengen.daemon.log.LogLine;
import tengen.daemon.log.LogWriter;
import tengen.daemon.log.PrintedLines;
import tengen.daemon.log.ThinningHandler;

/** Where the daemon's story goes: a file, standard error or nowhere; never standard output. */
public final class Logs {
  /**
   * The process's. Until it is opened nothing behind it is started: the JDK looks through every jar
   * for another logger, which took 36 of 229 ms of processor time for a session with one command.
   */
  private static volatile System.Logger log = new NoOpLogger();

  /**
   * The logger that has our level, kept from collection: the JDK holds loggers weakly, and a new
   * one has another level.
   */
  @SuppressWarnings("UnusedVariable")
  private static volatile @Nullable Logger leveled;

  private Logs() {}

  /** The daemon's log. */
  static System.Logger daemon() {
    return log;
  }

  /** Completes the log. */
  public static void close() {
    if (!(log instanceof NoOpLogger)) {
      LastingLogManager.end();
    }
  }

  /**
   * Tells the operator's story: started, listening, stopped. Lines with the same format are of one
   * kind, and only so many of a kind are told in a minute: other people's text is among the values,
   * {@code {0}}, {@code {1}}.
   */
  public static void info(String format, String... values) {
    log.log(System.Logger.Level.INFO, format, (Object[]) values);
  }

  /** Someone should look; see {@link #info}. */
  public static void warn(String format, String... values) {
    log.log(System.Logger.Level.WARNING, format, (Object[]) values);
  }

  /** Why the log cannot be written to this file, which is tried; empty: it can. */
  public static Optional<String> objection(Path file) {
    return LogFile.objection(file);
  }

  /**
   * Sets it up for this process. From now on it also gets what anybody prints: plugins know no
   * better, and standard output may be a protocol's.
   *
   * @param onStandardError whether to write there where no file is configured
   * @throws IOException if the file cannot be written
   */
  public static void open(LoggingConfig logging, boolean onStandardError) throws IOException {
    if (logging.file().isEmpty() && !onStandardError) {
      // Should a plugin or a library log, it finds no handler: the class named here sets none up,
      // where the JDK's own would write to standard error.
      System.setProperty("java.util.logging.config.class", Object.class.getName());
      takePrinted();
      return;
    }
    System.setProperty("java.util.logging.manager", LastingLogManager.class.getName());
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    Level level = level(logging.level());
    root.setLevel(Level.WARNING);
    Logger ours = Logger.getLogger("tengen");
    leveled = ours;
    ours.setLevel(level);
    Handler handler = handler(logging, onStandardError);
    handler.setLevel(level);
    root.addHandler(handler);
    log = System.getLogger("tengen.daemon");
    takePrinted();
  }

  private static void takePrinted() {
    System.setOut(PrintedLines.stream(line -> info("System.out: {0}", line)));
    System.setErr(PrintedLines.stream(line -> warn("System.err: {0}", line)));
  }

  private static Handler handler(LoggingConfig logging, boolean onStandardError)
      throws IOException {
    PrintStream err = System.err;
    Formatter form = logging.format() == LogFormat.JSON ? LogJson.form() : new LogLine();
    Handler target =
        logging.file().isPresent()
            ? new LogFile(
                logging.file().get(),
                (long) logging.maxMib() << 20,
                logging.keepFiles(),
                form,
                onStandardError ? line -> err.println("tengen: " + line) : _ -> {})
            : console(form);
    return new ThinningHandler(new LogWriter(target), logging.linesPerMinute());
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
