package tengen.daemon.log;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Redirects printed lines to the log. Used through {@link #stream}, which synchronizes. */
public final class PrintedLines extends OutputStream {
  /** Maximum length of a logged line, in bytes; longer ones are split. */
  private static final int MAX_LINE_BYTES = 8192;

  private final Consumer<String> log;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private boolean logging;

  private PrintedLines(Consumer<String> log) {
    this.log = log;
  }

  /** Creates a replacement for {@code System.out} or {@code System.err}. */
  public static PrintStream stream(Consumer<String> log) {
    return new PrintStream(new PrintedLines(log), false, StandardCharsets.UTF_8);
  }

  @Override
  public void write(int next) {
    if (next != '\n' && next != '\r') {
      line.write(next);
    }
    if (next == '\n' || line.size() == MAX_LINE_BYTES) {
      logLine();
    }
  }

  /** Logs a line. Drops what a failing log itself prints. */
  private void logLine() {
    String text = line.toString(StandardCharsets.UTF_8);
    line.reset();
    if (!logging) {
      logging = true;
      log.accept(text);
      logging = false;
    }
  }
}
