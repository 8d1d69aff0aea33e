package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.support.Foreign;
import tengen.support.Program;
import tengen.support.Waits;

/**
 * Tests of the example plugins: copied out of the distribution, the engine by {@code new-engine},
 * and built by Maven. The engine is put into a distribution and played.
 */
@Tag("full")
class ExampleEngineIT {
  private static final String ENGINE = "my engine";
  private static final String GAMES = "more-games";

  @TempDir Path scratch;

  @Test
  void copiesOfTheExamplesBuildOnJava17AndTheEnginePlaysOverBothProtocols() throws Exception {
    createEngine();
    Path games = Distribution.built().home().resolve("docs/examples").resolve(GAMES);
    Distribution.copy(games, scratch.resolve(GAMES), games.resolve("target"));
    try (var maven = AuthorsMaven.onJava17(scratch.resolve("local"))) {
      maven.pack(scratch, ENGINE, GAMES);
    }
    Path shipped = Distribution.built().home().resolve("plugins-available/more-games.jar");
    assertThat(classes(scratch.resolve(GAMES).resolve("target/more-games-1.0.jar")))
        .isNotEmpty()
        .isEqualTo(classes(shipped));
    Distribution own = Distribution.built().copyTo(scratch.resolve("tengen"));
    Files.copy(
        scratch.resolve(ENGINE).resolve("target/swift-1.0.jar"),
        own.home().resolve("plugins/swift.jar"));

    try (Program gomocup = own.tengen("stdio", "--protocol", "gomocup", "--engine", "swift")) {
      assertThat(Games.gomocup(gomocup.peer(), 15, 1, 300))
          .isInstanceOfSatisfying(
              Verdict.Won.class, won -> assertThat(won.side()).isEqualTo(Side.BLACK));
    }
    try (Program gtp = own.tengen("stdio", "--protocol", "gtp", "--engine", "swift")) {
      assertThat(TranscriptRunner.run(stopsAFour(), gtp.peer())).isEmpty();
      assertThat(gtp.exitCode()).isZero();
      assertThat(gtp.errors()).isEmpty();
    }
    String program =
        "cmd=%s,arg=stdio,arg=--protocol,arg=gomocup,arg=--engine,arg=swift"
            .formatted(own.launcher());
    String seconds = "--seconds=" + Waits.CAP.toSeconds();
    assertThat(
            Commands.run("check-engine", program, "--game", "gomoku", "--page", "turn", seconds)
                .lines())
        .last()
        .isEqualTo("1 pages: 1 pass, 0 fail, 0 differ, 0 not supported");
  }

  @Test
  void aCopyOfTheExampleBuildsByGradle() throws Exception {
    Foreign.require("gradle", "gradle");
    createEngine();
    Path project = scratch.resolve(ENGINE);
    try (Program gradle =
        Program.start(project, List.of("gradle", "--no-daemon", "-q", "testClasses", "jar"))) {
      gradle.peer().endInput();
      assertThat(gradle.exitCode()).as(gradle.errors()).isZero();
    }
    assertThat(project.resolve("build/libs/swift-1.0.jar")).exists();
  }

  private void createEngine() throws IOException {
    String directory = scratch.resolve(ENGINE).toString();
    Commands.Result made = Commands.run("new-engine", "swift", "--directory", directory);
    assertThat(made.exitCode()).as(made.errors()).isZero();
  }

  private static Set<String> classes(Path jar) throws IOException {
    try (var file = new JarFile(jar.toFile())) {
      return file.stream()
          .map(JarEntry::getName)
          .filter(name -> name.endsWith(".class"))
          .collect(Collectors.toSet());
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
        < = 0.1.0 swift
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
    Path manual = Distribution.root().resolve("docs");
    try (Stream<Path> files = Files.walk(manual.resolve("examples/first-engine/src"))) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> manual.relativize(file).toString())
          .toList();
    }
  }
}
