package tengen.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Distribution;
import tengen.support.Program;
import tengen.support.StreamPeer;

/**
 * Tests of {@code serve} with listening sockets that its parent opened, as systemd's socket units
 * do.
 */
@Tag("full")
class SocketActivationIT {
  /**
   * A script that opens two sockets, writes their ports and a configuration, and executes the
   * launcher.
   */
  private static final String PARENT =
      """
      import os, socket, sys
      listening = [socket.socket() for _ in range(2)]
      for each in listening:
          each.bind(("127.0.0.1", 0))
          each.listen()
      ports = [each.getsockname()[1] for each in listening]
      with open("activated.yaml", "w") as file:
          file.write(sys.argv[2] % tuple(ports))
      copies = [os.dup(each.fileno()) for each in listening]
      for number, copy in enumerate(copies, 3):
          os.dup2(copy, number)
      os.environ["LISTEN_FDS"] = "2"
      os.environ["LISTEN_PID"] = str(os.getpid())
      print(*ports, flush=True)
      os.execv(sys.argv[1], [sys.argv[1], "serve", "--config", "activated.yaml"])
      """;

  @TempDir Path scratch;

  @Test
  void clientsThatCameBeforeItGetAnswers() throws Exception {
    String config =
        """
        listeners:
          - {name: nogo, port: %d, protocol: gtp, engine: nogo-classic}
          - {name: gomoku, port: %d, protocol: gomocup, engine: gomoku-classic}
        """;
    try (Program server = start(config)) {
      String[] ports = server.peer().line().split(" ");
      try (Socket nogo = connect(ports[0]);
          Socket gomoku = connect(ports[1])) {
        assertThat(ask(nogo, "protocol_version\n")).isEqualTo("= 2");
        assertThat(ask(gomoku, "START 15\n")).isEqualTo("OK");
      }
      server.signal("TERM");
      assertThat(server.exitCode()).isZero();
      assertThat(server.errors()).doesNotContain("WARN").contains("INFO listening ");
    }
  }

  @Test
  void socketsWithoutAListenerAreReported() throws Exception {
    String config = "listeners: [{name: nogo, port: %d, protocol: gtp, engine: nogo-classic}] # %d";
    try (Program server = start(config)) {
      String[] ports = server.peer().line().split(" ");
      try (Socket nogo = connect(ports[0])) {
        assertThat(ask(nogo, "protocol_version\n")).isEqualTo("= 2");
      }
      server.signal("TERM");
      assertThat(server.exitCode()).isZero();
      assertThat(server.errors())
          .contains(
              "inherited socket has no listener in the configuration address=/127.0.0.1:"
                  + ports[1]);
    }
  }

  private Program start(String config) throws IOException {
    String launcher = Distribution.built().launcher();
    return Program.start(scratch, List.of("python3", "-c", PARENT, launcher, config));
  }

  private static Socket connect(String port) throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(port));
  }

  private static String ask(Socket socket, String command) throws Exception {
    var peer =
        new StreamPeer(socket.getInputStream(), socket.getOutputStream(), socket::shutdownOutput);
    peer.send(command);
    return peer.line();
  }
}
