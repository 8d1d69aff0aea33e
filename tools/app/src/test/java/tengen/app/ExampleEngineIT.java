package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.support.Program;

/** Tests of the example plugin: built by Maven, copied into a distribution, and played. */
@Tag("full")
class ExampleEngineIT {
  private static final Path EXAMPLE = Distribution.root().resolve("docs/examples/first-engine");
  private static final Pattern SNIPPET = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @TempDir Path scratch;

  @Test
  void itIsBuiltByMavenAndPlaysOverBothProtocols() throws Exception {
    Path project =
        Distribution.copy(EXAMPLE, scratch.resolve("first-engine"), EXAMPLE.resolve("target"));
    try (var maven = new AuthorsMaven(scratch.resolve("repository"))) {
      maven.pack(project);
    }
    Distribution own = Distribution.built().copyTo(scratch.resolve("tengen"));
    Files.copy(
        project.resolve("target/first-engine-1.0.jar"),
        own.home().resolve("plugins/first-engine.jar"));

    try (Program gomocup = own.tengen("stdio", "--protocol", "gomocup", "--engine", "acme-first")) {
      assertThat(Games.gomocup(gomocup.peer(), 15, 1, 300))
          .isInstanceOfSatisfying(
              Verdict.Won.class, won -> assertThat(won.side()).isEqualTo(Side.BLACK));
    }
    try (Program gtp = own.tengen("stdio", "--protocol", "gtp", "--engine", "acme-first")) {
      assertThat(TranscriptRunner.run(stopsAFour(), gtp.peer())).isEmpty();
      assertThat(gtp.exitCode()).isZero();
      assertThat(gtp.errors()).isEmpty();
    }
  }

  @Test
  void theManualShowsIt() throws IOException {
    String manual = Files.readString(Distribution.root().resolve("docs/engine-authors.md"));
    List<String> snippets =
        SNIPPET.matcher(manual).results().map((MatchResult found) -> found.group(1)).toList();

    assertThat(snippets).containsExactlyInAnyOrderElementsOf(sources());
  }

  private static Transcript stopsAFour() {
    return Transcript.parse(
        "four in a row, one end closed",
        TranscriptLibrary.notation("gtp"),
        """
        > version
        < = 0.1.0 acme-first
        > play b C8
        < =
        > play w B8
        < =
        > play b D8
        < =
        > play b E8
        < =
        > play b F8
        < =
        > genmove w
        < = G8
        > quit
        < =
        """);
  }

  private static List<String> sources() throws IOException {
    try (Stream<Path> files = Files.walk(EXAMPLE.resolve("src"))) {
      var texts = new ArrayList<String>();
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        texts.add(Files.readString(file));
      }
      return texts;
    }
  }
}
