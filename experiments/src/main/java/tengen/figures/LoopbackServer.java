package tengen.figures;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A server in a process of its own, on a free loopback port. Closing it kills it. */
record LoopbackServer(Process process, int port) implements AutoCloseable {
  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
  private static final long STARTING_NANOS = TimeUnit.SECONDS.toNanos(60);

  /** The distribution in this folder, which finds out what each client speaks. */
  static LoopbackServer tengen(Path home) throws IOException {
    int port = freePort();
    Path config = Files.createTempFile("figures", ".yaml");
    Files.writeString(
        config,
        """
        listeners:
          - {name: any, port: %d, engines: {gomocup: gomoku, gtp: nogo}}
        limits: {sessions: 5000}
        """
            .formatted(port));
    return start(
        port, List.of(home.resolve("bin/tengen").toString(), "serve", "--config", config + ""));
  }

  /** {@link EchoServer}, with the JVM flags of the distribution's daemon. */
  static LoopbackServer echo(Path home) throws IOException {
    int port = freePort();
    return start(
        port,
        List.of(
            JAVA.toString(),
            "@" + home.resolve("config/serve.jvm"),
            "-cp",
            System.getProperty("java.class.path"),
            EchoServer.class.getName(),
            Integer.toString(port)));
  }

  private static LoopbackServer start(int port, List<String> command) throws IOException {
    var builder = new ProcessBuilder(command).redirectError(Redirect.DISCARD);
    builder.environment().put("JDK_JAVA_OPTIONS", "-XX:NativeMemoryTracking=summary");
    return new LoopbackServer(builder.redirectOutput(Redirect.DISCARD).start(), port);
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /** A client; waits while the server still starts. */
  LineClient connect() throws IOException {
    long startNanos = System.nanoTime();
    while (true) {
      try {
        var socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        return new LineClient(socket.getInputStream(), socket.getOutputStream());
      } catch (ConnectException e) {
        if (!process.isAlive() || System.nanoTime() - startNanos > STARTING_NANOS) {
          throw e;
        }
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
      }
    }
  }

  /** What the JDK's {@code jcmd} says about the server's process. */
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
