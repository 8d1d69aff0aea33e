package tengen.figures;

import java.io.IOException;
import java.nio.file.Path;
import org.HdrHistogram.Histogram;
import tengen.daemon.connect.WebSocketClient;

/**
 * What the daemon adds to a loopback round trip: GTP's {@code name} against an echo of the answer's
 * length by a bare Netty server, in turn; over TCP, or over WebSockets.
 */
final class RoundTrip {
  private static final int ROUNDS = 5;
  private static final int REQUESTS = 20_000;
  private static final String ANSWER = "= Tengen\n\n";
  private static final double NANOS_PER_MICRO = 1e3;

  private RoundTrip() {}

  /** Sends a request and waits for the answer, which has no line end where it is a message. */
  private interface Asking {
    String ask(String request) throws IOException;
  }

  /** The arguments are the distribution's folder and, for WebSockets, {@code ws}. */
  public static void main(String[] arguments) throws IOException {
    Path home = Path.of(arguments[0]);
    boolean web = arguments.length > 1 && arguments[1].equals("ws");
    String protocol = web ? "http" : "auto";
    try (var echo = LoopbackServer.echo(home, protocol);
        var tengen = LoopbackServer.tengen(home, protocol)) {
      Asking toEcho = web ? web(echo) : lines(echo);
      Asking toTengen = web ? web(tengen) : lines(tengen);
      for (int i = 0; i < ROUNDS; i++) {
        // Both servers and this client are compiled before anything counts.
        measure(toEcho, ANSWER);
        measure(toTengen, "name\n");
      }
      var bare = new Histogram[ROUNDS];
      var ours = new Histogram[ROUNDS];
      for (int i = 0; i < ROUNDS; i++) {
        bare[i] = measure(toEcho, ANSWER);
        ours[i] = measure(toTengen, "name\n");
      }
      System.out.println("microseconds  echo  tengen");
      print("p50", 50, bare, ours);
      print("p99", 99, bare, ours);
    }
  }

  private static Asking lines(LoopbackServer server) throws IOException {
    LineClient client = server.connect();
    return request -> {
      client.send(request);
      return client.line() + "\n" + client.line() + "\n";
    };
  }

  private static Asking web(LoopbackServer server) throws IOException {
    WebSocketClient client = server.connectWeb("/gtp");
    return request -> {
      client.send(request);
      return client.receive();
    };
  }

  private static Histogram measure(Asking client, String request) throws IOException {
    var nanos = new Histogram(3);
    for (int i = 0; i < REQUESTS; i++) {
      long startNanos = System.nanoTime();
      boolean answered = client.ask(request).equals(ANSWER);
      nanos.recordValue(System.nanoTime() - startNanos);
      if (!answered) {
        throw new IOException("not the answer to " + request);
      }
    }
    return nanos;
  }

  private static void print(String name, double percentile, Histogram[] bare, Histogram[] ours) {
    System.out.printf("%s, median of %d:", name, ROUNDS);
    for (Histogram[] runs : new Histogram[][] {bare, ours}) {
      var across = new Histogram(3);
      for (Histogram run : runs) {
        across.recordValue(run.getValueAtPercentile(percentile));
      }
      System.out.printf(
          "  %.1f (%.1f to %.1f)",
          across.getValueAtPercentile(50) / NANOS_PER_MICRO,
          across.getMinValue() / NANOS_PER_MICRO,
          across.getMaxValue() / NANOS_PER_MICRO);
    }
    System.out.println();
  }
}
