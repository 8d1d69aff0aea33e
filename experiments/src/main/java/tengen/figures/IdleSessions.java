package tengen.figures;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What an idle session holds of the daemon's heap, and of its native memory. */
final class IdleSessions {
  private static final int SESSIONS = 1000;

  /** The sum of a class histogram: instances, then bytes; live ones only. */
  private static final Pattern HEAP_BYTES = Pattern.compile("Total +\\d+ +(\\d+)");

  /** Where direct buffers are counted. */
  private static final Pattern DIRECT_KIB =
      Pattern.compile("- +Other \\(reserved=\\d+KB, committed=(\\d+)KB");

  private final LoopbackServer server;
  private final List<LineClient> clients = new ArrayList<>();
  private long heapBytes;
  private long directKib;

  private IdleSessions(LoopbackServer server) {
    this.server = server;
  }

  /** The one argument is the distribution's folder. */
  public static void main(String[] arguments) throws IOException {
    try (var server = LoopbackServer.tengen(Path.of(arguments[0]))) {
      var sessions = new IdleSessions(server);
      // Classes are loaded and pools filled before anything counts.
      sessions.open("name\n");
      sessions.open("ABOUT\n");
      sessions.look();
      for (int i = 0; i < SESSIONS; i++) {
        sessions.clients.add(server.connect());
      }
      sessions.tell("silent");
      for (LineClient client : sessions.clients.subList(2, 2 + SESSIONS)) {
        client.ask("name\n");
      }
      sessions.tell("the same after GTP's name, in addition");
      for (int i = 0; i < SESSIONS; i++) {
        sessions.open("ABOUT\n");
      }
      sessions.tell("after Gomocup's ABOUT");
    }
  }

  private void open(String firstLine) throws IOException {
    LineClient client = server.connect();
    client.ask(firstLine);
    clients.add(client);
  }

  private void tell(String stage) throws IOException {
    long bytesBefore = heapBytes;
    long kibBefore = directKib;
    look();
    System.out.printf(
        "%s: %,d bytes of heap a session; direct buffers of all: %,d KiB, were %,d KiB%n",
        stage, (heapBytes - bytesBefore) / SESSIONS, directKib, kibBefore);
  }

  private void look() throws IOException {
    heapBytes = find(HEAP_BYTES, "GC.class_histogram");
    directKib = find(DIRECT_KIB, "VM.native_memory", "summary");
  }

  private long find(Pattern number, String... command) throws IOException {
    return server.jcmd(command).stream()
        .map(number::matcher)
        .filter(matcher -> matcher.find())
        .mapToLong(matcher -> Long.parseLong(matcher.group(1)))
        .findFirst()
        .orElseThrow(() -> new IOException("no number from " + String.join(" ", command)));
  }
}
