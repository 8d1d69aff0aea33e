package tengen.daemon.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ControlSocketTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void nameIt() {
    file = folder.resolve("control");
  }

  private ControlSocket open() throws IOException {
    ControlSocket socket = ControlSocket.open(file);
    socket.serve(ControlSocketTest::answer);
    return socket;
  }

  private static List<String> answer(String asked) {
    return List.of("done", asked, "ä");
  }

  @Test
  void aLineIsAnsweredByLines() throws IOException {
    try (ControlSocket _ = open()) {
      assertThat(ControlSocket.ask(file, "status")).containsExactly("done", "status", "ä");
      assertThat(ControlSocket.ask(file, "again")).containsExactly("done", "again", "ä");
    }
  }

  @Test
  void earlyRequestsAreAnsweredAfterTheStart() throws Exception {
    try (ControlSocket socket = ControlSocket.open(file);
        SocketChannel early = SocketChannel.open(UnixDomainSocketAddress.of(file))) {
      early.write(StandardCharsets.UTF_8.encode("status\n"));
      socket.serve(ControlSocketTest::answer);
      assertThat(Channels.newReader(early, StandardCharsets.UTF_8).readAllLines())
          .containsExactly("done", "status", "ä");
    }
  }

  @Test
  void silentClientsBlockNoOther() throws IOException {
    try (ControlSocket _ = open();
        SocketChannel _ = SocketChannel.open(UnixDomainSocketAddress.of(file))) {
      assertThat(ControlSocket.ask(file, "status")).hasSize(3);
    }
  }

  @Test
  void theSocketIsAccessibleToItsOwnerOnly() throws IOException {
    try (ControlSocket _ = open()) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
    }
    assertThat(file).doesNotExist();
  }

  @Test
  void socketsOfAKilledDaemonAreReplaced() throws IOException {
    ServerSocketChannel killed = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    killed.bind(UnixDomainSocketAddress.of(file));
    killed.close();
    assertThat(file).exists();

    try (ControlSocket _ = open()) {
      assertThat(ControlSocket.ask(file, "status")).hasSize(3);
    }
  }

  @Test
  void unusablePathsAreRejected() throws IOException {
    Path text = Files.writeString(folder.resolve("text"), "a text");

    assertThat(ControlSocket.objection(folder.resolve("no/control")).orElseThrow())
        .startsWith("cannot listen at " + folder.resolve("no/control") + ": No such file")
        .endsWith("; use a short path in a writable directory");
    assertThat(ControlSocket.objection(folder.resolve("long".repeat(50))).orElseThrow())
        .contains("too long");
    assertThat(ControlSocket.objection(text).orElseThrow()).startsWith(text + " is not a socket");
    assertThat(text).hasContent("a text");
  }

  @Test
  void usablePathsAreAccepted() throws IOException {
    assertThat(ControlSocket.objection(file)).isEmpty();
    assertThat(file).doesNotExist();
    try (ControlSocket _ = open()) {
      assertThat(ControlSocket.objection(file)).isEmpty();
      assertThat(ControlSocket.ask(file, "status")).hasSize(3);
    }
    assertThat(ControlSocket.objection(Path.of("/run/no-service-yet/control"))).isEmpty();
  }

  @Test
  void socketsOfOthersAndOtherFilesAreNotReplaced() throws IOException {
    try (ControlSocket _ = open()) {
      assertThatThrownBy(this::open)
          .hasMessage("another process listens at " + file + "; stop it or use another path");
      assertThat(ControlSocket.ask(file, "status")).hasSize(3);
    }
    Files.writeString(file, "a text");
    assertThatThrownBy(this::open).hasMessageStartingWith(file + " is not a socket");
    assertThat(file).hasContent("a text");
  }
}
