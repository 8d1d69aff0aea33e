package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.StreamPeer;

/** More clients than a daemon may have files open. */
@Timeout(180)
@EnabledIfSystemProperty(named = "tengen.long", matches = "true")
class CrowdIT {
  private final Distribution distribution = Distribution.built();

  @TempDir Path scratch;

  @Test
  void whoComesWhenAllFilesAreOpenIsServedWhenTheSilentAreGone() throws Exception {
    List<String> limited =
        List.of("bash", "-c", "ulimit -n 256; exec \"$0\" \"$@\"", distribution.launcher());
    try (Server server = Server.start(limited, scratch, "nogo-classic")) {
      for (Crowd silent : Crowd.connect(server.port(), 400)) {
        silent.send("never a line".getBytes(StandardCharsets.US_ASCII));
      }
      await().until(() -> complaints() > 0);

      StreamPeer client = server.connect();
      client.send("name\n");

      assertThat(client.line()).isEqualTo("= Tengen");
      assertThat(complaints()).isEqualTo(1);
      assertThat(Files.readString(scratch.resolve("server.log"))).doesNotContain("\tat ");
    }
  }

  private long complaints() throws IOException {
    return Files.readString(scratch.resolve("server.log"))
        .lines()
        .filter(line -> line.contains("WARN no client can connect: Too many open files"))
        .count();
  }
}
