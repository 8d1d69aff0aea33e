package tengen.app.text;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A text display that is refreshed, in place on a terminal, else as successive blocks. */
public interface LiveText extends AutoCloseable {
  /** Shows these lines in place of the previous ones, or below them. */
  void show(List<String> lines);

  /** Waits for {@code ms} milliseconds. Returns true earlier if the user quits. */
  boolean endsWithin(long ms) throws IOException, InterruptedException;

  @Override
  void close() throws IOException;

  /** Opens the display on this process's terminal, until q or Ctrl-C is pressed. */
  static LiveText onTerminal() throws IOException {
    return new InPlace(RawTerminal.open());
  }

  /** Opens a display on a file or a pipe. */
  static LiveText asTextBlocks(PrintWriter out) {
    return new Blocks(out, true);
  }

  /** Opens a display for programs, without empty lines between updates. */
  static LiveText asLines(PrintWriter out) {
    return new Blocks(out, false);
  }

  /** Display on a terminal. Uses the escape sequences of ECMA-48. */
  final class InPlace implements LiveText {
    private static final String HOME = "\033[H";
    private static final String REST_OF_LINE = "\033[K";
    private static final String REST_OF_SCREEN = "\033[J";
    private static final int INTERRUPT = 3;
    private static final int END_OF_TRANSMISSION = 4;

    /** Width in columns if the terminal does not report it. */
    private static final int DEFAULT_WIDTH = 80;

    private static final int DEFAULT_HEIGHT = 24;

    private final RawTerminal raw;

    private InPlace(RawTerminal raw) {
      this.raw = raw;
      raw.takeSignalKeys();
      raw.writer().print(HOME + REST_OF_SCREEN);
    }

    /** Truncates lines and omits those that do not fit, since a long line would wrap. */
    @Override
    public void show(List<String> lines) {
      int width = raw.width() > 0 ? raw.width() : DEFAULT_WIDTH;
      int height = raw.height() > 1 ? raw.height() - 1 : DEFAULT_HEIGHT;
      var text = new StringBuilder(HOME);
      lines.stream()
          .limit(height)
          .map(line -> line.substring(0, Math.min(width, line.length())))
          .forEach(line -> text.append(line).append(REST_OF_LINE).append('\n'));
      raw.writer().print(text.append(REST_OF_SCREEN));
      raw.writer().flush();
    }

    @Override
    public boolean endsWithin(long ms) throws IOException {
      int key = raw.key(ms);
      return key == 'q' || key == INTERRUPT || key == END_OF_TRANSMISSION || key == -1;
    }

    @Override
    public void close() throws IOException {
      raw.close();
    }
  }

  /** Display as blocks of lines, which an empty line may separate. */
  final class Blocks implements LiveText {
    private final PrintWriter out;
    private final CountDownLatch never = new CountDownLatch(1);
    private final boolean isSeparated;
    private boolean isFirst = true;

    private Blocks(PrintWriter out, boolean isSeparated) {
      this.out = out;
      this.isSeparated = isSeparated;
    }

    @Override
    public void show(List<String> lines) {
      if (isSeparated && !isFirst) {
        out.println();
      }
      isFirst = false;
      lines.forEach(out::println);
      out.flush();
    }

    @Override
    public boolean endsWithin(long ms) throws InterruptedException {
      return never.await(ms, TimeUnit.MILLISECONDS) || out.checkError();
    }

    @Override
    public void close() {}
  }
}
