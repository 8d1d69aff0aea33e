package tengen.figures;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Checks a daemon for leaks. Clients of every dialect connect, request a few moves, and disconnect
 * in various ways. Prints the process's resources every minute.
 */
final class Soak {
  private static final int VISITORS = 8;
  private static final int MAX_MOVES = 4;
  private static final long TURN_MS = 50;
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final long REPORT_INTERVAL_NANOS = TimeUnit.MINUTES.toNanos(1);

  private final EveryDialect daemon;
  private final AtomicBoolean over = new AtomicBoolean();
  private final AtomicLong visits = new AtomicLong();
  private final AtomicLong moves = new AtomicLong();
  private final AtomicLong faults = new AtomicLong();

  private Soak(EveryDialect daemon) {
    this.daemon = daemon;
  }

  /** Runs the check. Arguments: the distribution's folder, and the number of minutes. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path home = Path.of(arguments[0]).toAbsolutePath();
    try (var daemon = EveryDialect.start(home, TURN_MS)) {
      new Soak(daemon).run(Long.parseLong(arguments[1]));
    }
  }

  private void run(long minutes) throws IOException, InterruptedException {
    Thread[] visitors = new Thread[VISITORS];
    for (int i = 0; i < VISITORS; i++) {
      var random = new Random(i);
      visitors[i] = Thread.ofPlatform().start(() -> visit(random));
    }
    long startNanos = System.nanoTime();
    for (long minute = 0; minute <= minutes; minute++) {
      long dueNanos = startNanos + minute * REPORT_INTERVAL_NANOS;
      while (System.nanoTime() < dueNanos) {
        LockSupport.parkNanos(dueNanos - System.nanoTime());
      }
      print(minute);
    }
    over.set(true);
    for (Thread visitor : visitors) {
      visitor.join();
    }
    print(minutes);
    daemon.server().process().destroy();
    System.out.println("exit code " + daemon.server().process().waitFor());
  }

  private void print(long minute) throws IOException {
    System.out.printf(
        "%3d min: %s; %d visits, %d moves, %d faults; load %s%n",
        minute,
        Footprint.of(daemon.server()),
        visits.get(),
        moves.get(),
        faults.get(),
        Footprint.load());
  }

  private void visit(Random random) {
    DialectScript[] all = DialectScript.values();
    while (!over.get()) {
      int which = random.nextInt(all.length + 1);
      try {
        if (which == all.length) {
          visitWeb(random);
        } else {
          visit(all[which], random);
        }
      } catch (IOException e) {
        faults.incrementAndGet();
        System.out.println("fault: " + e);
      }
      visits.incrementAndGet();
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  private void visit(DialectScript speech, Random random) throws IOException {
    try (Socket socket = daemon.socket(speech)) {
      var client = new LineClient(socket.getInputStream(), socket.getOutputStream());
      speech.greet(client);
      // A Botzone bot answers a single position; the others begin a new game.
      int count = speech == DialectScript.BOTZONE ? 1 : 1 + random.nextInt(MAX_MOVES);
      for (int i = 0; i < count; i++) {
        speech.move(client);
        moves.incrementAndGet();
      }
      leave(socket, client, speech, random);
    }
  }

  /** Disconnects by a quit command, by closing, by a reset, or within a line. */
  private static void leave(Socket socket, LineClient client, DialectScript speech, Random random)
      throws IOException {
    switch (random.nextInt(4)) {
      case 0 -> client.send(speech.lastLine());
      case 1 -> socket.shutdownOutput();
      case 2 -> socket.setSoLinger(true, 0);
      default -> client.send("half a li");
    }
  }

  private void visitWeb(Random random) throws IOException {
    try (var socket = daemon.web()) {
      socket.send("name");
      if (!socket.receive().startsWith("= ")) {
        throw new IOException("no answer over a WebSocket");
      }
      if (random.nextBoolean()) {
        socket.end();
      }
    }
  }
}
