package tengen.figures;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.HdrHistogram.Histogram;
import tengen.daemon.control.ControlSocket;

/**
 * Reloads a daemon's configuration repeatedly while sessions of every dialect request moves. Each
 * reload opens or closes a listener.
 */
final class Reloads {
  private static final int RELOADS = 100;
  private static final int SESSIONS = 20;
  private static final int SO_TIMEOUT_MS = 60_000;
  private static final long TURN_MS = 10;
  private static final double NANOS_PER_MS = 1e6;

  private final EveryDialect daemon;
  private final AtomicBoolean over = new AtomicBoolean();
  private final AtomicLong moves = new AtomicLong();
  private final AtomicLong dropped = new AtomicLong();

  private Reloads(EveryDialect daemon) {
    this.daemon = daemon;
  }

  /** Runs the reloads on a distribution, whose folder is the argument. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    try (var daemon = EveryDialect.start(Path.of(arguments[0]).toAbsolutePath(), TURN_MS)) {
      new Reloads(daemon).run();
    }
  }

  private void run() throws IOException, InterruptedException {
    List<Thread> players = new ArrayList<>();
    List<DialectScript> scripts = List.of(DialectScript.values());
    for (int i = 0; i < SESSIONS; i++) {
      DialectScript script = scripts.get(i % scripts.size());
      Socket socket = daemon.socket(script);
      players.add(Thread.ofPlatform().start(() -> play(script, socket)));
    }
    Footprint before = Footprint.of(daemon.server());
    Histogram nanos = reload();
    over.set(true);
    for (Thread player : players) {
      player.join();
    }
    System.out.printf(
        Locale.ROOT,
        "%d reloads: p50 %.0f, most %.0f ms; %d sessions had %d moves, %d were dropped; load"
            + " %s%n%s%n%s%n",
        RELOADS,
        nanos.getValueAtPercentile(50) / NANOS_PER_MS,
        nanos.getMaxValue() / NANOS_PER_MS,
        SESSIONS,
        moves.get(),
        dropped.get(),
        Footprint.load(),
        before,
        Footprint.of(daemon.server()));
  }

  private Histogram reload() throws IOException {
    var nanos = new Histogram(TimeUnit.MINUTES.toNanos(10), 3);
    String yaml = Files.readString(daemon.config());
    String more = "listeners:\n  - {name: more, port: %d}\n".formatted(LoopbackServer.freePort());
    for (int i = 0; i < RELOADS; i++) {
      boolean opens = i % 2 == 0;
      Files.writeString(daemon.config(), opens ? yaml.replaceFirst("listeners:\n", more) : yaml);
      long startNanos = System.nanoTime();
      List<String> answer = ControlSocket.ask(daemon.control(), "reload");
      nanos.recordValue(System.nanoTime() - startNanos);
      if (!answer.equals(List.of("done", "listener more " + (opens ? "opened" : "closed")))) {
        throw new IOException("reload " + i + ": " + answer);
      }
    }
    return nanos;
  }

  private void play(DialectScript script, Socket socket) {
    try (socket) {
      socket.setSoTimeout(SO_TIMEOUT_MS);
      var client = new LineClient(socket.getInputStream(), socket.getOutputStream());
      script.greet(client);
      while (!over.get()) {
        script.move(client);
        moves.incrementAndGet();
      }
    } catch (IOException e) {
      dropped.incrementAndGet();
      System.out.println(script + ": " + e);
    }
  }
}
