package tengen.figures;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/** Measures time-limited moves from the manager's end of standard input and output. */
final class TimeKeeping {
  private static final int MOVES = 1000;
  private static final String TURN_MS = "100";
  private static final double NANOS_PER_MS = 1e6;

  private final Histogram nanos = new Histogram(3);
  private final LineClient client;
  private final long pid;
  private final long turnMs;
  private int late;
  private int lateForWantOfACore;

  private TimeKeeping(LineClient client, long pid, long turnMs) {
    this.client = client;
    this.pid = pid;
    this.turnMs = turnMs;
  }

  /**
   * Prints how late the moves are. Arguments: the distribution's folder, {@code gomocup} or {@code
   * gtp}, and optionally the milliseconds per move.
   */
  public static void main(String[] arguments) throws IOException {
    String home = Path.of(arguments[0]).toAbsolutePath().toString();
    var builder =
        new ProcessBuilder(
            home + "/bin/tengen",
            "stdio",
            "--protocol",
            arguments[1],
            "--config",
            home + "/config/tournament.yaml");
    Process process = builder.redirectError(Redirect.DISCARD).start();
    try {
      var client = new LineClient(process.getInputStream(), process.getOutputStream());
      String turnMs = arguments.length > 2 ? arguments[2] : TURN_MS;
      var keeping = new TimeKeeping(client, process.pid(), Long.parseLong(turnMs));
      keeping.play(
          arguments[1].equals("gtp")
              ? new GtpSelfPlayClient(client)
              : new GomocupSelfPlayClient(client));
      keeping.print();
    } finally {
      process.destroyForcibly();
    }
  }

  private void play(SelfPlayClient game) throws IOException {
    game.limit(turnMs);
    boolean open = false;
    for (int i = 0; i < MOVES; i++) {
      if (!open) {
        game.begin();
      }
      open = game.take(timed(game.request()));
    }
  }

  private String timed(String request) throws IOException {
    var before = CoreWaits.of(pid);
    long startNanos = System.nanoTime();
    String answer = client.ask(request);
    long took = System.nanoTime() - startNanos;
    nanos.recordValue(took);
    long over = took - TimeUnit.MILLISECONDS.toNanos(turnMs);
    if (over > 0) {
      late++;
      if (CoreWaits.of(pid).longestNanosSince(before) >= over) {
        lateForWantOfACore++;
      }
    }
    return answer;
  }

  private void print() {
    System.out.printf("milliseconds less the limit of %d, %d moves:", turnMs, MOVES);
    for (double percentile : new double[] {50, 99, 100}) {
      System.out.printf(
          "  p%.0f %.1f",
          percentile, nanos.getValueAtPercentile(percentile) / NANOS_PER_MS - turnMs);
    }
    System.out.printf("  mean %.1f", nanos.getMean() / NANOS_PER_MS - turnMs);
    System.out.printf(
        "%nabove it: %d; of these the machine kept a thread waiting for as long in %d%n",
        late, lateForWantOfACore);
  }
}
