package tengen.figures;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/**
 * Measures time-limited moves while many sessions play continuously, each against itself over its
 * own socket. Server and clients share the machine's cores.
 */
final class SessionLoadTimes {
  private static final double NANOS_PER_MS = 1e6;

  /** Warm-up time, during which the JIT compiles and engines are created. */
  private static final long WARM_UP_SECONDS = 10;

  private final Histogram nanos = new ConcurrentHistogram(3);
  private final Histogram unthought = new ConcurrentHistogram(3);
  private final long turnMs;
  private final long countedFromNanos;
  private final long endNanos;

  private SessionLoadTimes(long turnMs, long seconds) {
    this.turnMs = turnMs;
    countedFromNanos = System.nanoTime() + TimeUnit.SECONDS.toNanos(WARM_UP_SECONDS);
    endNanos = countedFromNanos + TimeUnit.SECONDS.toNanos(seconds);
  }

  /**
   * Arguments: the distribution's folder, the number of sessions, milliseconds per move, seconds.
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    int sessions = Integer.parseInt(arguments[1]);
    long turnMs = Long.parseLong(arguments[2]);
    load("before");
    try (var server = LoopbackServer.tengen(Path.of(arguments[0]).toAbsolutePath())) {
      server.connect().ask("ABOUT\n");
      var crowd = new SessionLoadTimes(turnMs, Long.parseLong(arguments[3]));
      List<Thread> players = new ArrayList<>();
      for (int i = 0; i < sessions; i++) {
        LineClient client = server.connect();
        players.add(Thread.ofPlatform().start(() -> crowd.play(client)));
      }
      for (Thread player : players) {
        player.join();
      }
      crowd.print();
    }
    load("after");
  }

  private static void load(String when) throws IOException {
    System.out.println("load " + when + ": " + Footprint.load());
  }

  private void play(LineClient client) {
    try {
      var game = new GomocupSelfPlay(client);
      game.limit(turnMs);
      boolean open = false;
      while (System.nanoTime() < endNanos) {
        if (!open) {
          game.begin();
        }
        open = game.take(timed(client, game.request()));
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the move. Reads the messages of the engine before it. */
  private String timed(LineClient client, String request) throws IOException {
    long startNanos = System.nanoTime();
    client.send(request);
    boolean thought = false;
    String line = client.line();
    while (line.startsWith("MESSAGE")) {
      thought = true;
      line = client.line();
    }
    long now = System.nanoTime();
    if (now > countedFromNanos) {
      (thought ? nanos : unthought).recordValue(now - startNanos);
    }
    return line;
  }

  private void print() {
    print("searched", nanos);
    print("without a search", unthought);
    nanos.add(unthought);
    print("all", nanos);
  }

  private void print(String name, Histogram of) {
    long late =
        of.getTotalCount() - of.getCountBetweenValues(0, TimeUnit.MILLISECONDS.toNanos(turnMs));
    System.out.printf(
        Locale.ROOT,
        "%-16s %6d moves, %5.2f %% above %d ms; p50 %.1f, p99 %.1f, most %.1f ms%n",
        name,
        of.getTotalCount(),
        100.0 * late / Math.max(1, of.getTotalCount()),
        turnMs,
        of.getValueAtPercentile(50) / NANOS_PER_MS,
        of.getValueAtPercentile(99) / NANOS_PER_MS,
        of.getMaxValue() / NANOS_PER_MS);
  }
}
