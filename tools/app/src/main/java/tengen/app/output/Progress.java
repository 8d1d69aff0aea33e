package tengen.app.output;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * Progress display of a long command. On a terminal it is a bar with the remaining time. Otherwise
 * it is a line per tenth of the total, or per 100 steps if the total is unknown.
 */
public interface Progress extends AutoCloseable {
  /** Total of a task whose number of steps is unknown. */
  long ENDLESS = -1;

  /** Number of steps between two lines if the total is unknown. */
  long LINE_EVERY = 100;

  /** Reports the number of steps done; {@code message} describes the last one. */
  void at(long done, String message);

  @Override
  void close();

  /** Creates a progress bar on {@code err}, which must be a terminal. */
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

  /** Creates a display of plain lines. */
  static Progress lines(long done, long total, PrintWriter out) {
    return new Progress() {
      private long last = done;

      @Override
      public void at(long now, String message) {
        if (total == ENDLESS && now / LINE_EVERY > last / LINE_EVERY) {
          print(now + ": " + message);
        } else if (total != ENDLESS && now * 10 / total > last * 10 / total) {
          print(now + " of " + total + ": " + message);
        }
        last = now;
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
