package tengen.figures;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tengen.daemon.connect.WebSocketClient;

/** Measures the heap per idle session of each dialect, and the native memory of all of them. */
final class IdleSessions {
  private static final long TURN_MS = 10;

  /** The category of direct buffers in native memory tracking. */
  private static final Pattern DIRECT_KIB =
      Pattern.compile("- +Other \\(reserved=\\d+KB, committed=(\\d+)KB");

  private final EveryDialect daemon;
  private final int each;
  private final List<Object> open = new ArrayList<>();
  private long heapBytes;

  private IdleSessions(EveryDialect daemon, int each) {
    this.daemon = daemon;
    this.each = each;
  }

  /** Prints the memory. Arguments: the distribution's folder, and the total number of sessions. */
  public static void main(String[] arguments) throws IOException {
    int kinds = DialectScript.values().length + 1;
    try (var daemon = EveryDialect.start(Path.of(arguments[0]).toAbsolutePath(), TURN_MS)) {
      new IdleSessions(daemon, Integer.parseInt(arguments[1]) / kinds).run();
    }
  }

  private void run() throws IOException {
    // Loads classes and fills pools before the measurement.
    for (DialectScript speech : DialectScript.values()) {
      open(speech, 1);
    }
    openWeb(1);
    heapBytes = Footprint.of(daemon.server()).heapBytes();
    for (DialectScript speech : DialectScript.values()) {
      open(speech, each);
      print(speech.toString());
    }
    openWeb(each);
    print("GTP over WebSocket");
    System.out.printf(
        "%d sessions: %s; direct buffers of all: %,d KiB; load %s%n",
        open.size(),
        Footprint.of(daemon.server()),
        Footprint.find(DIRECT_KIB, daemon.server().jcmd("VM.native_memory", "summary")),
        Footprint.load());
  }

  private void open(DialectScript speech, int count) throws IOException {
    for (int i = 0; i < count; i++) {
      Socket socket = daemon.socket(speech);
      var client = new LineClient(socket.getInputStream(), socket.getOutputStream());
      speech.greet(client);
      open.add(socket);
    }
  }

  private void openWeb(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      WebSocketClient client = daemon.web();
      client.send("name");
      client.receive();
      open.add(client);
    }
  }

  private void print(String kind) throws IOException {
    long before = heapBytes;
    heapBytes = Footprint.of(daemon.server()).heapBytes();
    System.out.printf("%s: %,d bytes of heap a session%n", kind, (heapBytes - before) / each);
  }
}
