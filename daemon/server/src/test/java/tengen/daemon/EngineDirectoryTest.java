package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;
import tengen.daemon.Transports.Kind;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.support.Foreign;

/** Which clients can make engines store files in the directory of {@code INFO folder}. */
class EngineDirectoryTest {
  private static final String LISTENER =
      "listeners: [{name: gomocup, port: 0, protocol: gomocup, engine: gomoku-classic}]";

  private final Transports transports = new Transports();
  private final HabitPlugin plugin = new HabitPlugin("gomoku-classic", Habit.IMMEDIATE, false);

  @TempDir private Path folder;

  @AfterEach
  void close() throws IOException {
    transports.close();
  }

  private List<Optional<Path>> foldersAfter(Kind kind, Path named) throws Exception {
    try (var daemon = new TestDaemon(LISTENER, plugin)) {
      String utf8 =
          new String(
              named.toString().getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
      var page =
          Transcript.parse(
              "a folder",
              TranscriptLibrary.notation("gomocup"),
              """
              > START 15
              < OK
              > BEGIN
              < {move}
              > INFO folder %s
              > TURN 14,14
              < {move}
              """
                  .formatted(escaped(utf8)));
      assertThat(
              TranscriptRunner.run(page, transports.open(kind, daemon.listenerContext("gomocup"))))
          .isEmpty();
      return plugin.folders();
    }
  }

  /** Escapes non-ASCII characters as transcripts do. */
  private static String escaped(String text) {
    var escaped = new StringBuilder();
    for (char c : text.toCharArray()) {
      escaped.append(c < 128 ? String.valueOf(c) : "\\x%02X".formatted((int) c));
    }
    return escaped.toString();
  }

  @Test
  void stdioClientsMayNameADirectory() throws Exception {
    Foreign.requireName("Žofie a b");
    Path named = Files.createDirectory(folder.resolve("Žofie a b"));

    assertThat(foldersAfter(Kind.STDIO, named))
        .containsExactly(Optional.empty(), Optional.of(named.resolve("Tengen")));
    assertThat(named.resolve("Tengen")).isDirectory();
  }

  @Test
  void networkClientsMayNotNameADirectory() throws Exception {
    assertThat(foldersAfter(Kind.TCP, folder)).containsExactly(Optional.empty());
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void missingDirectoriesAreNotCreated() throws Exception {
    assertThat(foldersAfter(Kind.STDIO, folder.resolve("x"))).containsExactly(Optional.empty());
    assertThat(folder).isEmptyDirectory();
  }
}
