package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.conformance.transcript.Notation;
import tengen.conformance.transcript.Peer;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;
import tengen.support.Program;

/** Checks that the sessions shown in the README give the output shown. */
@Tag("full")
@ExtendWith(OneServer.class)
class ReadmeIT {
  private static final Pattern SESSION = Pattern.compile("```\n\\$ (.*)\n((?:[<>!].*\n)+)```");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)\\)");
  private static final String LAUNCHER = "./tengen ";

  static Stream<Shown> sessions() throws IOException {
    return SESSION
        .matcher(readme())
        .results()
        .map(found -> new Shown(found.group(1), found.group(2)));
  }

  @Test
  void theReadmeShowsASessionOfEachProtocol() throws IOException {
    assertThat(sessions()).hasSize(2);
  }

  @ParameterizedTest
  @MethodSource("sessions")
  void theExamplesOfTheReadmeWork(Shown shown, Server server) throws Exception {
    if (shown.command().startsWith(LAUNCHER)) {
      String[] arguments = shown.command().substring(LAUNCHER.length()).split(" ", -1);
      try (Program program = Distribution.built().tengen(arguments)) {
        run(shown, program.peer());
        assertThat(program.exitCode()).isZero();
      }
    } else {
      assertThat(shown.command()).isEqualTo("nc 127.0.0.1 7300");
      run(shown, server.connect());
    }
  }

  @Test
  void everyPageThatItLinksToIsThere() throws IOException {
    List<String> links =
        LINK.matcher(readme()).results().map((MatchResult link) -> link.group(1)).toList();

    assertThat(links)
        .isNotEmpty()
        .allSatisfy(link -> assertThat(Distribution.root().resolve(link)).exists());
  }

  private static void run(Shown shown, Peer peer) throws InterruptedException {
    String protocol = shown.transcript().startsWith("> START") ? "gomocup" : "gtp";
    Notation notation = TranscriptLibrary.notation(protocol);
    assertThat(TranscriptRunner.run(Transcript.parse("README", notation, shown.transcript()), peer))
        .isEmpty();
  }

  private static String readme() throws IOException {
    return Files.readString(Distribution.root().resolve("README.md"));
  }

  /** A session in the README: its command and its lines. */
  record Shown(String command, String transcript) {
    @Override
    public String toString() {
      return command;
    }
  }
}
