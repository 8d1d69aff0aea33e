package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.StreamPeer;

/** Tests of a daemon's end while its database does not respond. */
@Tag("full")
class SilentDatabaseIT {
  @TempDir Path scratch;

  @Test
  void aSignalReportsUnwrittenChangesAndExitsWithZero() throws Exception {
    try (var silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Server server = Server.serve(Distribution.built(), scratch, yaml(silent.getLocalPort()));
        var _ = silent.accept()) {
      StreamPeer peer = server.connect();
      peer.send("play b d4\n");
      assertThat(peer.line()).isEqualTo("= ");

      server.program().signal("TERM");

      assertThat(server.program().exitCode()).isZero();
    }
    assertThat(scratch.resolve("server.log"))
        .content()
        .contains("archive stopped before all changes were written changes=1");
  }

  private static String yaml(int port) {
    return """
    listeners: [{name: any, port: 0, engines: {gtp: nogo-classic}}]
    archive: {url: "jdbc:postgresql://127.0.0.1:%d/games"}
    """
        .formatted(port);
  }
}
