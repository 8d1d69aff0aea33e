package tengen.figures;

import java.io.IOException;
import java.nio.file.Path;
import org.HdrHistogram.Histogram;
import tengen.daemon.connect.WebSocketClient;

/**
 * Measures the daemon's overhead in a loopback round trip. The request is GTP's {@code name} over
 * TCP or WebSocket, or {@code play} on 19×19 over TCP. The baseline is a bare Netty server that
 * echoes a reply of equal length, measured in turn.
 */
final class RoundTrip {
  private static final int ROUNDS = 5;
  private static final int REQUESTS = 20_000;
  private static final double NANOS_PER_MICRO = 1e3;

  private RoundTrip() {}

  /** Requests to measure, all with the same reply. */
  private interface Requests {
    String answer();

    /** Returns a request. Sends the commands that must precede it. */
    String next(int number, Asking client) throws IOException;
  }

  private record Same(String request, String answer) implements Requests {
    @Override
    public String next(int number, Asking client) {
      return request;
    }
  }

  /** Black's moves on every second row of a 19×19 board, which stay legal in NoGo. */
  private record Moves() implements Requests {
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";
    private static final int ROWS = 10;

    @Override
    public String answer() {
      return "= \n\n";
    }

    @Override
    public String next(int number, Asking client) throws IOException {
      int point = number % (COLUMNS.length() * ROWS);
      if (point == 0) {
        var _ = client.ask("boardsize 19\n");
      }
      int row = 2 * (point / COLUMNS.length()) + 1;
      return "play b " + COLUMNS.charAt(point % COLUMNS.length()) + row + "\n";
    }
  }

  /** Sends a request and returns the reply, which has no line end in a WebSocket message. */
  private interface Asking {
    String ask(String request) throws IOException;
  }

  /**
   * Prints the times. Arguments: the distribution's folder; optionally {@code ws} for GTP over a
   * WebSocket, or {@code play} for {@code play} over TCP.
   */
  public static void main(String[] arguments) throws IOException {
    Path home = Path.of(arguments[0]);
    String what = arguments.length > 1 ? arguments[1] : "";
    boolean web = what.equals("ws");
    Requests requests = what.equals("play") ? new Moves() : new Same("name\n", "= Tengen\n\n");
    var echoed = new Same(requests.answer(), requests.answer());
    String protocol = web ? "http" : "auto";
    try (var echo = LoopbackServer.echo(home, protocol);
        var tengen = LoopbackServer.tengen(home, protocol)) {
      Asking toEcho = web ? web(echo) : lines(echo);
      Asking toTengen = web ? web(tengen) : lines(tengen);
      for (int i = 0; i < ROUNDS; i++) {
        // Lets the JIT compile servers and client before the measurement.
        measure(toEcho, echoed);
        measure(toTengen, requests);
      }
      var bare = new Histogram[ROUNDS];
      var ours = new Histogram[ROUNDS];
      for (int i = 0; i < ROUNDS; i++) {
        bare[i] = measure(toEcho, echoed);
        ours[i] = measure(toTengen, requests);
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

  private static Histogram measure(Asking client, Requests requests) throws IOException {
    var nanos = new Histogram(3);
    for (int i = 0; i < REQUESTS; i++) {
      String request = requests.next(i, client);
      long startNanos = System.nanoTime();
      boolean answered = client.ask(request).equals(requests.answer());
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
