package tengen.figures;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import tengen.daemon.connect.WebSocketClient;

/**
 * A daemon that listens for every dialect, with short searches and a control socket. Closing kills
 * it.
 */
record EveryDialect(LoopbackServer server, Map<String, Integer> ports, Path config, Path folder)
    implements AutoCloseable {
  private static final String CONTROL = "control";
  private static final String LOG = "tengen.log";

  /**
   * Starts the distribution in this folder with small tables and searches of {@code turnMs}
   * milliseconds.
   */
  static EveryDialect start(Path home, long turnMs) throws IOException {
    return start(home, turnMs, "128");
  }

  /** Starts it with tables of {@code memoryMib} MiB for all engines together, or {@code auto}. */
  static EveryDialect start(Path home, long turnMs, String memoryMib) throws IOException {
    var ports = new TreeMap<String, Integer>();
    var yaml = new StringBuilder("listeners:\n");
    for (String protocol : new String[] {"auto", "botzone", "ualberta", "http"}) {
      ports.put(protocol, LoopbackServer.freePort());
      yaml.append(
          "  - {name: %s, port: %d, protocol: %s, %s, time: short, limits: {search-ms: %d}}%n"
              .formatted(protocol, ports.get(protocol), protocol, engines(protocol), turnMs));
    }
    yaml.append("time: {short: {turn-ms: %d, overhead-ms: 0}}%n".formatted(turnMs));
    yaml.append("limits: {sessions: 15000}\npools: {memory-mib: %s}%n".formatted(memoryMib));
    Path folder = Files.createTempDirectory("figures");
    yaml.append("logging: {level: warn, file: %s}%n".formatted(folder.resolve(LOG)));
    yaml.append("control: {socket: %s}%n".formatted(folder.resolve(CONTROL)));
    yaml.append("archive: {url: \"jdbc:sqlite:%s\"}%n".formatted(folder.resolve("games.db")));
    Path config = folder.resolve("every.yaml");
    Files.writeString(config, yaml);
    var server = LoopbackServer.configured(home, port(ports, "auto"), config);
    return new EveryDialect(server, ports, config, folder);
  }

  /** Returns the path of its control socket. */
  Path control() {
    return folder.resolve(CONTROL);
  }

  /** Returns the number of log lines that report internal errors. */
  long errors() throws IOException {
    try (Stream<String> lines = Files.lines(folder.resolve(LOG))) {
      return lines
          .filter(line -> line.matches(".* (ERROR|SEVERE) .*|.*(Exception|Error:).*"))
          .count();
    }
  }

  private static String engines(String protocol) {
    return protocol.equals("auto") || protocol.equals("http")
        ? "engines: {gomocup: gomoku, gtp: nogo}"
        : "engine: nogo";
  }

  private static int port(Map<String, Integer> ports, String protocol) {
    return Objects.requireNonNull(ports.get(protocol));
  }

  /** Connects to the listener of a dialect. */
  Socket socket(DialectScript speech) throws IOException {
    return server.socket(port(ports, speech.protocol()));
  }

  /** Connects over a WebSocket that speaks GTP. */
  WebSocketClient web() throws IOException {
    int port = port(ports, "http");
    return new WebSocketClient(server.socket(port), "127.0.0.1:" + port, "/gtp", Map.of());
  }

  @Override
  public void close() {
    server.close();
  }
}
