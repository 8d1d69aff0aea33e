package tengen.figures;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import tengen.daemon.connect.WebSocketClient;

/**
 * A daemon that listens in every dialect, with short searches, and has a control socket. Closing it
 * kills it.
 */
record EveryDialect(LoopbackServer server, Map<String, Integer> ports, Path config, Path control)
    implements AutoCloseable {

  /** The distribution in this folder, whose searches take so many milliseconds. */
  static EveryDialect start(Path home, long turnMs) throws IOException {
    var ports = new TreeMap<String, Integer>();
    var yaml = new StringBuilder("listeners:\n");
    for (String protocol : new String[] {"auto", "botzone", "ualberta", "http"}) {
      ports.put(protocol, LoopbackServer.freePort());
      yaml.append(
          "  - {name: %s, port: %d, protocol: %s, %s, time: short}%n"
              .formatted(protocol, ports.get(protocol), protocol, engines(protocol)));
    }
    yaml.append("time: {short: {turn-ms: %d, overhead-ms: 0}}%n".formatted(turnMs));
    yaml.append("limits: {sessions: 15000}\npools: {memory-mib: 128}\n");
    yaml.append("logging: {level: warn}\n");
    Path control = Files.createTempDirectory("figures").resolve("control");
    yaml.append("control: {socket: %s}%n".formatted(control));
    Path config = Files.createTempFile("every", ".yaml");
    Files.writeString(config, yaml);
    var server = LoopbackServer.configured(home, port(ports, "auto"), config);
    return new EveryDialect(server, ports, config, control);
  }

  private static String engines(String protocol) {
    return protocol.equals("auto") || protocol.equals("http")
        ? "engines: {gomocup: gomoku, gtp: nogo}"
        : "engine: nogo";
  }

  private static int port(Map<String, Integer> ports, String protocol) {
    return Objects.requireNonNull(ports.get(protocol));
  }

  /** A connection to where this is spoken. */
  Socket socket(DialectScript speech) throws IOException {
    return server.socket(port(ports, speech.protocol()));
  }

  /** A connection that speaks GTP in a WebSocket. */
  WebSocketClient web() throws IOException {
    int port = port(ports, "http");
    return new WebSocketClient(server.socket(port), "127.0.0.1:" + port, "/gtp", Map.of());
  }

  @Override
  public void close() {
    server.close();
  }
}
