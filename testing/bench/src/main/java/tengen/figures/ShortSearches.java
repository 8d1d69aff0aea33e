package tengen.figures;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/**
 * Many sessions of every dialect that request short searches with random pauses. Checks that each
 * request gets one reply and measures its delay beyond the search time. Unexpected lines are found
 * before the next request and at the end.
 */
final class ShortSearches {
  private static final long TURN_MS = 10;
  private static final int SO_TIMEOUT_MS = 60_000;
  private static final double NANOS_PER_MS = 1e6;

  /** Warm-up time, during which the JIT compiles and engines are created. */
  private static final long WARM_UP_SECONDS = 20;

  private final EveryDialect daemon;
  private final double pauseMs;
  private final long countedFromNanos;
  private final long endNanos;
  private final Map<DialectScript, Histogram> nanos = new EnumMap<>(DialectScript.class);
  private final AtomicLong asked = new AtomicLong();
  private final AtomicLong answered = new AtomicLong();
  private final AtomicLong unasked = new AtomicLong();

  private ShortSearches(EveryDialect daemon, double pauseMs, long seconds) {
    this.daemon = daemon;
    this.pauseMs = pauseMs;
    countedFromNanos = System.nanoTime() + TimeUnit.SECONDS.toNanos(WARM_UP_SECONDS);
    endNanos = countedFromNanos + TimeUnit.SECONDS.toNanos(seconds);
    for (DialectScript speech : DialectScript.values()) {
      nanos.put(speech, new ConcurrentHistogram(3));
    }
  }

  /**
   * Arguments: the distribution's folder, the number of sessions, the mean pause in milliseconds,
   * seconds.
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path home = Path.of(arguments[0]).toAbsolutePath();
    double pauseMs = Double.parseDouble(arguments[2]);
    try (var daemon = EveryDialect.start(home, TURN_MS, "auto")) {
      daemon.socket(DialectScript.GTP).close();
      var all = new ShortSearches(daemon, pauseMs, Long.parseLong(arguments[3]));
      all.run(Integer.parseInt(arguments[1]));
    }
  }

  private void run(int sessions) throws IOException, InterruptedException {
    List<DialectScript> scripts = List.of(DialectScript.values());
    List<Thread> players = new ArrayList<>();
    for (int i = 0; i < sessions; i++) {
      DialectScript speech = scripts.get(i % scripts.size());
      var random = new SplittableRandom(i);
      players.add(Thread.ofPlatform().start(() -> play(speech, random)));
    }
    for (Thread player : players) {
      player.join();
    }
    System.out.printf(
        "%d sessions, %d questions, %d without an answer, %d lines unasked; load %s%n",
        sessions, asked.get(), asked.get() - answered.get(), unasked.get(), Footprint.load());
    nanos.forEach(ShortSearches::print);
  }

  private static void print(DialectScript speech, Histogram took) {
    System.out.printf(
        Locale.ROOT,
        "%-8s above %d ms: p50 %.1f, p99 %.1f, p99.9 %.1f, most %.1f ms%n",
        speech,
        TURN_MS,
        above(took, 50),
        above(took, 99),
        above(took, 99.9),
        above(took, 100));
  }

  private static double above(Histogram took, double percentile) {
    return took.getValueAtPercentile(percentile) / NANOS_PER_MS - TURN_MS;
  }

  private void play(DialectScript speech, SplittableRandom random) {
    try (Socket socket = daemon.socket(speech)) {
      socket.setSoTimeout(SO_TIMEOUT_MS);
      var client = new LineClient(socket.getInputStream(), socket.getOutputStream());
      speech.greet(client);
      while (System.nanoTime() < endNanos) {
        pause(random);
        unasked.addAndGet(client.waiting());
        time(speech, client);
      }
      socket.shutdownOutput();
      unasked.addAndGet(client.rest());
    } catch (IOException e) {
      System.out.println(speech + ": " + e);
    }
  }

  private void time(DialectScript speech, LineClient client) throws IOException {
    asked.incrementAndGet();
    long startNanos = System.nanoTime();
    speech.ask(client);
    long tookNanos = System.nanoTime() - startNanos;
    answered.incrementAndGet();
    if (startNanos > countedFromNanos) {
      Objects.requireNonNull(nanos.get(speech)).recordValue(tookNanos);
    }
    speech.again(client);
  }

  private void pause(SplittableRandom random) {
    long dueNanos =
        System.nanoTime() - (long) (Math.log(1 - random.nextDouble()) * pauseMs * NANOS_PER_MS);
    while (System.nanoTime() < dueNanos) {
      LockSupport.parkNanos(dueNanos - System.nanoTime());
    }
  }
}
