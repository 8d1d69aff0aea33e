package tengen.app.output;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * How far a long command has come: a live bar with the time left on a terminal, else a line for
 * each tenth, or for each hundredth piece where the total is unknown.
 */
public interface Progress extends AutoCloseable {
  /** The total of a task that does not end by its count. */
  long ENDLESS = -1;

  /** Pieces between two lines where there is no total. */
  long LINE_EVERY = 100;

  /** So much is done; {@code message} says what came of it. */
  void at(long done, String message);

  @Override
  void close();

  /** On a terminal, which {@code err} leads to. */
  static Progress bar(String task, long done, long total, PrintStream err) {
    ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName(task)
            .setInitialMax(total)
            .startsFrom(done, Duration.ZERO)
            .setStyle(ProgressBarStyle.ASCII)
            .setConsumer(new ConsoleProgressBarConsumer(err))
            .build();
    return new Progress() {
      @Override
      public void at(long now, String message) {
        bar.setExtraMessage(" " + message);
        bar.stepTo(now);
      }

      @Override
      public void close() {
        bar.close();
      }
    };
  }

  /** Where nobody looks on. */
  static Progress lines(long total, PrintWriter out) {
    return new Progress() {
      @Override
      public void at(long now, String message) {
        if (total == ENDLESS && now % LINE_EVERY == 0) {
          print(now + ": " + message);
        } else if (total != ENDLESS && now * 10 / total > (now - 1) * 10 / total) {
          print(now + " of " + total + ": " + message);
        }
      }

      private void print(String line) {
        out.println(line);
        out.flush();
      }

      @Override
      public void close() {}
    };
  }
}
