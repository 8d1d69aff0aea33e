package tengen.app.text;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Text that is shown again and again: in place on a terminal, else as one block after another. */
public interface LiveText extends AutoCloseable {
  /** Shows these lines instead of the last, or below them. */
  void show(List<String> lines);

  /** Waits so long; true: whoever looks on wants no more. */
  boolean endsWithin(long ms) throws IOException, InterruptedException;

  @Override
  void close() throws IOException;

  /** On the terminal of this process, until q or Ctrl-C is pressed. */
  static LiveText onTerminal() throws IOException {
    return new InPlace(RawTerminal.open());
  }

  /** Into a file or a pipe. */
  static LiveText inBlocks(PrintWriter out) {
    return new Blocks(out);
  }

  /** Escape sequences are those of ECMA-48. */
  final class InPlace implements LiveText {
    private static final String HOME = "\033[H";
    private static final String REST_OF_LINE = "\033[K";
    private static final String REST_OF_SCREEN = "\033[J";
    private static final int INTERRUPT = 3;
    private static final int END_OF_TRANSMISSION = 4;

    /** Of a terminal that does not tell. */
    private static final int USUAL_WIDTH = 80;

    private static final int USUAL_HEIGHT = 24;

    private final RawTerminal raw;

    private InPlace(RawTerminal raw) {
      this.raw = raw;
      raw.takeSignalKeys();
      raw.writer().print(HOME + REST_OF_SCREEN);
    }

    /** What does not fit is left out: a line too long would push others off. */
    @Override
    public void show(List<String> lines) {
      int width = raw.width() > 0 ? raw.width() : USUAL_WIDTH;
      int height = raw.height() > 1 ? raw.height() - 1 : USUAL_HEIGHT;
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

  /** An empty line stands between two. */
  final class Blocks implements LiveText {
    private final PrintWriter out;
    private final CountDownLatch never = new CountDownLatch(1);
    private boolean isFirst = true;

    private Blocks(PrintWriter out) {
      this.out = out;
    }

    @Override
    public void show(List<String> lines) {
      if (!isFirst) {
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
