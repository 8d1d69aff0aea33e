package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.daemon.Transports.Kind;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.support.Foreign;
import tengen.support.StreamPeer;

/** Which clients can make the server read files, and which files. */
class NamedFilesTest {
  private static final String LISTENER =
      "listeners: [{name: gtp, port: 0, protocol: gtp, engine: nogo-classic}]";

  private final Transports transports = new Transports();

  @TempDir private Path folder;

  @AfterEach
  void close() throws IOException {
    transports.close();
  }

  private String answer(Kind kind, Path file) throws Exception {
    try (var daemon =
        new TestDaemon(LISTENER, new HabitPlugin("nogo-classic", Habit.IMMEDIATE, true))) {
      StreamPeer peer = transports.open(kind, daemon.listenerContext("gtp"));
      peer.send(("loadsgf " + file + "\n").getBytes(StandardCharsets.UTF_8));
      peer.endInput();
      return peer.nextLine().orElseThrow();
    }
  }

  private Path record() throws IOException {
    Foreign.requireName("Žofie.sgf");
    return Files.writeString(folder.resolve("Žofie.sgf"), "(;SZ[5];B[aa];W[bb])");
  }

  @Test
  void stdioClientsMayNameAFile() throws Exception {
    assertThat(answer(Kind.STDIO, record())).isEqualTo("= ");
  }

  @Test
  void networkClientsMayNotNameAFile() throws Exception {
    assertThat(answer(Kind.TCP, record())).isEqualTo("? cannot load file");
  }

  @Test
  void onlyPlainFilesOfSomeLengthAreRead() throws Exception {
    Path huge = record();
    try (var file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(1L << 32);
    }
    assertThat(answer(Kind.STDIO, huge)).isEqualTo("? cannot load file");
    assertThat(answer(Kind.STDIO, folder)).isEqualTo("? cannot load file");
    assertThat(answer(Kind.STDIO, Path.of("/dev/zero"))).isEqualTo("? cannot load file");
  }
}
