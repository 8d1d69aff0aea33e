package tengen.app.rehearsal;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import tengen.app.connect.ConnectCommand;
import tengen.app.connect.ConnectLine;
import tengen.app.output.CommandException;

/** Runs bridges against a server with a fixed reply, to train a JVM. */
final class BridgeRehearsal {
  private static final String ANSWER = "= Tengen\n\n";

  private BridgeRehearsal() {}

  /**
   * Runs one bridge over TCP and one over WebSocket. The server rejects the WebSocket handshake,
   * which ends the second bridge.
   */
  static void run() throws IOException, InterruptedException {
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var _ = CompletableFuture.runAsync(() -> answer(server));
      String address = "127.0.0.1:" + server.getLocalPort();
      for (List<String> line :
          List.of(List.of("connect", address), List.of("connect", address, "--ws"))) {
        ConnectCommand bridge = ConnectLine.read(line.toArray(String[]::new)).orElseThrow();
        var input = new ByteArrayInputStream("name\nquit\n".getBytes(StandardCharsets.US_ASCII));
        bridge.streams.replace(input, OutputStream.nullOutputStream());
        call(bridge);
      }
    }
  }

  private static void call(ConnectCommand bridge) throws IOException, InterruptedException {
    try {
      bridge.call();
    } catch (CommandException _) {
      // The server rejected the WebSocket handshake before the client had ended.
    }
  }

  private static void answer(ServerSocket server) {
    while (!server.isClosed()) {
      try (Socket client = server.accept()) {
        InputStream in = client.getInputStream();
        client.getOutputStream().write(ANSWER.getBytes(StandardCharsets.US_ASCII));
        client.shutdownOutput();
        in.readAllBytes();
      } catch (IOException e) {
        if (!server.isClosed()) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }
}
