package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tengen.daemon.control.ControlSocket;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** Tests of a daemon with more clients than its file descriptor limit allows. */
@EnabledIfSystemProperty(
    named = "tengen.long",
    matches = "true",
    disabledReason = "long form: mvn verify -Plong")
@Tag("full")
class FileLimitIT {
  private static final String NO_CLIENT =
      "WARN cannot accept clients; retrying error=\"Too many open files\"";
  private static final String NO_CONTROL = "WARN control socket failed ";

  private final List<String> limited =
      List.of("bash", "-c", "ulimit -n 256; exec \"$0\" \"$@\"", Distribution.built().launcher());

  @TempDir Path scratch;

  @Test
  void clientsWithoutAFileDescriptorAreServedLater() throws Exception {
    try (Server server = Server.start(limited, scratch, "nogo-classic")) {
      for (FloodingClient silent : FloodingClient.connect(server.port(), 400)) {
        silent.send("never a line".getBytes(StandardCharsets.US_ASCII));
      }
      Waits.until("a log with " + NO_CLIENT, () -> complaints(NO_CLIENT) > 0);

      StreamPeer client = server.connect();
      client.send("name\n");

      assertThat(client.line()).isEqualTo("= Tengen");
      assertThat(complaints(NO_CLIENT)).isEqualTo(1);
      assertThat(Files.readString(scratch.resolve("server.log"))).doesNotContain("\tat ");
    }
  }

  /**
   * Checks that the daemon retries accepting once a second. Without the pause there would be many
   * thousands of attempts.
   */
  @Test
  void controlRequestsWithoutAFileDescriptorAreServedLater() throws Exception {
    Path socket = scratch.resolve("control");
    String yaml =
        "listeners: [{name: any, port: 0, engines: {gtp: nogo-classic}}]\ncontrol: {socket: %s}\n";
    try (Server server = Server.serve(limited, scratch, yaml.formatted(socket))) {
      for (FloodingClient silent : FloodingClient.connect(server.port(), 400)) {
        silent.send("never a line".getBytes(StandardCharsets.US_ASCII));
      }
      Waits.until("a log with " + NO_CLIENT, () -> complaints(NO_CLIENT) > 0);

      // The daemon had a file descriptor left for the first request.
      try (SocketChannel _ = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
        assertThat(ControlSocket.ask(socket, "status")).first().isEqualTo("done");
      }
      assertThat(complaints(NO_CONTROL)).isBetween(1L, 100L);
    }
  }

  private long complaints(String what) throws IOException {
    return Files.readString(scratch.resolve("server.log"))
        .lines()
        .filter(line -> line.contains(what))
        .count();
  }
}
