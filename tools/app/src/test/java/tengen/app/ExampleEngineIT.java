package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

/**
 * Tests of the example plugin: copied out of the distribution, built by Maven, put into a
 * distribution, and played.
 */
@Tag("full")
class ExampleEngineIT {
  private static final Path EXAMPLE =
      Distribution.built().home().resolve("docs/examples/first-engine");

  @TempDir Path scratch;

  @Test
  void aCopyOfTheExampleBuildsOnJava17AndPlaysOverBothProtocols() throws Exception {
    Path project =
        Distribution.copy(EXAMPLE, scratch.resolve("my engine"), EXAMPLE.resolve("target"));
    try (var maven = AuthorsMaven.onJava17(scratch.resolve("local"))) {
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
  void theManualLinksItsFiles() throws IOException {
    String manual = Files.readString(Distribution.root().resolve("docs/engine-authors.md"));

    assertThat(sources()).isNotEmpty().allMatch(source -> manual.contains("](" + source + ")"));
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

  /** Returns the paths of the example's sources, relative to the manual. */
  private static List<String> sources() throws IOException {
    Path manual = EXAMPLE.getParent().getParent();
    try (Stream<Path> files = Files.walk(EXAMPLE.resolve("src"))) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> manual.relativize(file).toString())
          .toList();
    }
  }
}
