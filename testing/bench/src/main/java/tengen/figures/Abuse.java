package tengen.figures;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;

/**
 * Load test with several kinds of abusive clients, one after another. Meanwhile a normal client
 * asks for the engine's name. Reports its response times and the process's resources before, during
 * and after.
 */
final class Abuse {
  private static final long TURN_MS = 10;
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(5);
  private static final long BYTE_INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final double NANOS_PER_MS = 1e6;
  private static final int MEGABYTE = 1 << 20;
  private static final int RANDOM_LINES = 1_000_000;
  private static final int LINES_PER_WRITE = 100;
  private static final int RANDOM_LINE_BYTES = 40;

  private final EveryDialect daemon;
  private final long seconds;
  private final AtomicBoolean over = new AtomicBoolean();
  private final AtomicLong done = new AtomicLong();
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();

  private Abuse(EveryDialect daemon, long seconds) {
    this.daemon = daemon;
    this.seconds = seconds;
  }

  /** Behaviour of a connected client, which reconnects after it ends. */
  private interface Attack {
    void run(Socket socket, DialectScript speech, Random random) throws IOException;
  }

  /**
   * Runs the load test. Arguments: the distribution's folder, and the minimum number of seconds for
   * each kind of client.
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path home = Path.of(arguments[0]).toAbsolutePath();
    try (var daemon = EveryDialect.start(home, TURN_MS)) {
      var abuse = new Abuse(daemon, Long.parseLong(arguments[1]));
      abuse.serveAll();
      abuse.measure("nobody", 0, 0, (_, _, _) -> {});
      abuse.measure("a byte now and then", 500, 0, abuse::sendSlowly);
      abuse.measure("answers never read", 100, 0, abuse::neverRead);
      abuse.measure("resets", 20, 0, abuse::reset);
      abuse.measure("lines of 1 MB", 20, 0, abuse::longLine);
      abuse.measure("random lines", 20, RANDOM_LINES, abuse::randomLines);
      abuse.serveAll();
      System.out.println("errors in the log: " + daemon.errors());
    }
  }

  /** Checks that a client of each dialect gets a move. */
  private void serveAll() throws IOException {
    for (DialectScript speech : DialectScript.values()) {
      try (Socket socket = daemon.socket(speech)) {
        var client = new LineClient(socket.getInputStream(), socket.getOutputStream());
        speech.greet(client);
        speech.move(client);
      }
    }
  }

  private void measure(String name, int clients, long goal, Attack attack)
      throws IOException, InterruptedException {
    over.set(false);
    done.set(0);
    Footprint before = Footprint.of(daemon.server());
    List<DialectScript> speeches = List.of(DialectScript.values());
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < clients; i++) {
      DialectScript speech = speeches.get(i % speeches.size());
      var random = new Random(i);
      threads.add(Thread.ofPlatform().start(() -> reconnect(attack, speech, random)));
    }
    Histogram nanos = askMeanwhile(goal);
    Footprint meanwhile = Footprint.of(daemon.server());
    over.set(true);
    for (Socket socket : open) {
      socket.close();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    print("%s: %d clients, %d times".formatted(name, clients, done.get()), nanos);
    System.out.printf(
        "  before    %s%n  meanwhile %s%n  after     %s%n",
        before, meanwhile, Footprint.of(daemon.server()));
  }

  private static void print(String what, Histogram nanos) throws IOException {
    System.out.printf(
        Locale.ROOT,
        "%s; another's name: p50 %.2f, p99 %.2f, most %.1f ms; load %s%n",
        what,
        nanos.getValueAtPercentile(50) / NANOS_PER_MS,
        nanos.getValueAtPercentile(99) / NANOS_PER_MS,
        nanos.getMaxValue() / NANOS_PER_MS,
        Footprint.load());
  }

  private void reconnect(Attack attack, DialectScript speech, Random random) {
    while (!over.get()) {
      try (Socket socket = daemon.socket(speech)) {
        open.add(socket);
        attack.run(socket, speech, random);
        open.remove(socket);
      } catch (IOException _) {
        // The daemon may close the connection at any time.
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    }
  }

  private Histogram askMeanwhile(long goal) throws IOException {
    var nanos = new Histogram(3);
    long endNanos = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    try (Socket socket = daemon.socket(DialectScript.GTP)) {
      var client = new LineClient(socket.getInputStream(), socket.getOutputStream());
      while (System.nanoTime() < endNanos || done.get() < goal) {
        long startNanos = System.nanoTime();
        client.ask("name\n");
        nanos.recordValue(System.nanoTime() - startNanos);
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    }
    return nanos;
  }

  private void sendSlowly(Socket socket, DialectScript speech, Random random) throws IOException {
    done.incrementAndGet();
    while (!over.get()) {
      socket.getOutputStream().write('a' + random.nextInt(26));
      LockSupport.parkNanos(BYTE_INTERVAL_NANOS);
    }
  }

  private void neverRead(Socket socket, DialectScript speech, Random random) throws IOException {
    done.incrementAndGet();
    while (!over.get()) {
      socket.getOutputStream().write(bytes(speech.words()));
    }
  }

  /** Resets the connection within a line, or just after a search has begun. */
  private void reset(Socket socket, DialectScript speech, Random random) throws IOException {
    byte[] words = bytes(speech.words());
    socket.getOutputStream().write(words, 0, 1 + random.nextInt(words.length));
    socket.setSoLinger(true, 0);
    done.incrementAndGet();
  }

  private void longLine(Socket socket, DialectScript speech, Random random) throws IOException {
    byte[] line = new byte[MEGABYTE];
    Arrays.fill(line, (byte) ('a' + random.nextInt(26)));
    line[MEGABYTE - 1] = '\n';
    socket.getOutputStream().write(bytes(speech.words()));
    socket.getOutputStream().write(line);
    done.incrementAndGet();
    drain(socket);
  }

  private void randomLines(Socket socket, DialectScript speech, Random random) throws IOException {
    byte[] lines = new byte[LINES_PER_WRITE * RANDOM_LINE_BYTES];
    socket.getOutputStream().write(bytes(speech.words()));
    while (!over.get()) {
      random.nextBytes(lines);
      for (int i = 0; i < lines.length; i++) {
        // Ends a line only after a fixed number of bytes.
        lines[i] =
            i % RANDOM_LINE_BYTES == RANDOM_LINE_BYTES - 1
                ? (byte) '\n'
                : lines[i] == '\n' ? (byte) ' ' : lines[i];
      }
      socket.getOutputStream().write(lines);
      done.addAndGet(LINES_PER_WRITE);
      drain(socket);
    }
  }

  private static void drain(Socket socket) throws IOException {
    InputStream in = socket.getInputStream();
    while (in.available() > 0) {
      in.skipNBytes(in.available());
    }
  }

  private static byte[] bytes(String words) {
    return words.getBytes(StandardCharsets.ISO_8859_1);
  }
}
