package tengen.figures;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import tengen.daemon.connect.WebSocketClient;

/** A server process on a free loopback port. Closing kills it. */
record LoopbackServer(Process process, int port) implements AutoCloseable {
  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
  private static final long STARTING_NANOS = TimeUnit.SECONDS.toNanos(60);

  /** Starts the distribution in this folder with protocol detection. */
  static LoopbackServer tengen(Path home) throws IOException {
    return tengen(home, "auto");
  }

  /** Starts the distribution with a listener of this protocol. */
  static LoopbackServer tengen(Path home, String protocol) throws IOException {
    int port = freePort();
    Path config = Files.createTempFile("figures", ".yaml");
    Files.writeString(
        config,
        """
        listeners:
          - {name: any, port: %d, protocol: %s, engines: {gomocup: gomoku, gtp: nogo}}
        limits: {sessions: 5000}
        """
            .formatted(port, protocol));
    return configured(home, port, config);
  }

  /** Starts the distribution with this configuration, which has a listener at this port. */
  static LoopbackServer configured(Path home, int port, Path config) throws IOException {
    return start(
        port, List.of(home.resolve("bin/tengen").toString(), "serve", "--config", config + ""));
  }

  /**
   * Starts an {@link EchoServer} with the daemon's JVM flags.
   *
   * @param protocol {@code http} for WebSockets
   */
  static LoopbackServer echo(Path home, String protocol) throws IOException {
    int port = freePort();
    List<String> command = new ArrayList<>(List.of(JAVA.toString()));
    try (Stream<String> flags = Files.lines(home.resolve("config/serve.jvm"))) {
      // Module options have no effect on a class path.
      flags.filter(flag -> flag.startsWith("-X")).forEach(command::add);
    }
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(EchoServer.class.getName(), Integer.toString(port), protocol));
    return start(port, command);
  }

  private static LoopbackServer start(int port, List<String> command) throws IOException {
    var builder = new ProcessBuilder(command).redirectError(Redirect.DISCARD);
    builder.environment().put("JDK_JAVA_OPTIONS", "-XX:NativeMemoryTracking=summary");
    return new LoopbackServer(builder.redirectOutput(Redirect.DISCARD).start(), port);
  }

  /** Returns a free port. */
  static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /** Connects a client. Waits while the server starts. */
  LineClient connect() throws IOException {
    Socket socket = socket();
    return new LineClient(socket.getInputStream(), socket.getOutputStream());
  }

  /** Connects a client over a WebSocket. */
  WebSocketClient connectWeb(String target) throws IOException {
    return new WebSocketClient(socket(), "127.0.0.1:" + port, target, Map.of());
  }

  /** Connects a socket. Waits while the server starts. */
  Socket socket() throws IOException {
    return socket(port);
  }

  /** Connects a socket to another of its ports. */
  Socket socket(int port) throws IOException {
    long startNanos = System.nanoTime();
    while (true) {
      try {
        var socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        return socket;
      } catch (ConnectException e) {
        if (!process.isAlive() || System.nanoTime() - startNanos > STARTING_NANOS) {
          throw e;
        }
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
      }
    }
  }

  /** Returns the output of the JDK's {@code jcmd} for the server's process. */
  List<String> jcmd(String... command) throws IOException {
    var builder = new ProcessBuilder(JAVA.resolveSibling("jcmd").toString(), process.pid() + "");
    builder.command().addAll(List.of(command));
    try (var output = builder.start().inputReader()) {
      return output.readAllLines();
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
