package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.support.Program;

/**
 * Runs every example of the README, the manual and the help in the distribution's folder. Plain
 * commands share one JVM; sessions and examples that need a shell run as processes.
 */
@Tag("full")
class DocsIT {
  /** Examples that are not run, by their beginning, with the reason. */
  private static final Map<String, String> NOT_RUN = new LinkedHashMap<>();

  static {
    NOT_RUN.put("mvn ", "this is the build, and ExampleEngineIT packs the example");
    NOT_RUN.put("g++ ", "a compiler that not everybody has; SubmitFormIT");
    NOT_RUN.put("cp ", "ExampleEngineIT drops the example into a distribution");
    NOT_RUN.put("cd ", "ExampleEngineIT drops the example into a distribution");
    NOT_RUN.put("bin/tengen ", "ExampleEngineIT plays with the example");
    NOT_RUN.put("TENGEN/bin/tengen ", "ExampleEngineIT plays with the example");
    NOT_RUN.put("gogui-twogtp ", "a foreign program");
    NOT_RUN.put("tengen check-engine cmd=gnugo", "a foreign program");
    NOT_RUN.put("tengen check-engine ", "minutes; CheckEngineIT");
    NOT_RUN.put("./tengen serve", "runs until it is stopped; LauncherIT");
    NOT_RUN.put("tengen serve", "runs until it is stopped; LauncherIT");
    NOT_RUN.put("tengen doctor", "finds what is wrong with this machine; DoctorIT");
    NOT_RUN.put("tengen backup ", "an archive that a daemon has made; BackupIT");
    NOT_RUN.put("tengen ctl ", "speaks to a daemon that runs; CtlIT");
    NOT_RUN.put("tengen join ", "a seat at a table that somebody has opened; JoinIT");
    NOT_RUN.put("tengen batch ", "jobs that somebody has submitted; BatchIT");
    NOT_RUN.put("tengen worker ", "runs until it is stopped; BatchIT");
    NOT_RUN.put("tengen games ", "games that somebody has played; GamesIT");
    NOT_RUN.put("tengen top ", "watches a daemon that runs; CtlIT");
    NOT_RUN.put("tengen train", "makes the caches that these tests start by; AotCacheIT");
    NOT_RUN.put("tengen tune ", "hundreds of games; MatchIT");
    NOT_RUN.put("tengen match --engine new ", "thousands of games between a developer's engines");
    NOT_RUN.put("tengen match --engine gomoku --engine cmd=", "a hundred games");
    NOT_RUN.put("tengen match --file ", "a match file with a program; MatchIT");
    NOT_RUN.put("tengen match --watch ", "a match that somebody plays; MatchIT");
    NOT_RUN.put("tengen match --game nogo --engine nogo-classic,name=on", "forty games");
    NOT_RUN.put("tengen solve --problems problems/threat", "243 problems, some for 5 s; SolveIT");
    NOT_RUN.put("tengen solve --game nogo --board 5x5", "an hour");
    NOT_RUN.put("python3 ", "AnalysisIT and WebSocketExamplesIT, where Python is installed");
    NOT_RUN.put("node ", "AnalysisIT and WebSocketExamplesIT, where Node is installed");
    NOT_RUN.put("tengen prove verify h8.proof", "a proof that somebody has built; ProveIT");
    NOT_RUN.put("tengen prove pack proof", "of a folder that somebody has worked in; ProveBuildIT");
    NOT_RUN.put(
        "tengen prove status proof", "of a folder that somebody has worked in; ProveBuildIT");
    NOT_RUN.put("tengen prove export h8.proof", "a proof that somebody has built; ProveIT");
    NOT_RUN.put("tengen prove build --dir proof --hours 12", "hours; ProveBuildIT");
    NOT_RUN.put("tengen bench", "every engine on every position; BenchIT");
  }

  /** A command that does not use the process's own streams. */
  private static final Pattern PLAIN = Pattern.compile("(\\./)?tengen (?!stdio |connect ).*");

  /** The working folder of the examples, with the files that they name. */
  @TempDir private static Path shared;

  /** A copy of the working folder for an example that runs as a process. */
  @TempDir Path folder;

  private static Commands commands;

  @BeforeAll
  static void startCommands() throws IOException {
    furnish(shared);
    commands = Commands.in(shared);
  }

  @AfterAll
  static void endCommands() throws IOException {
    commands.close();
    removeLinks(shared);
  }

  static Stream<String> examples() throws IOException {
    return Examples.all().stream().filter(example -> !isLeftOut(example));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleWorksAsPrinted(String example) throws Exception {
    Optional<List<String>> words = words(example);
    if (words.isPresent()) {
      Commands.Result result = commands.call(words.get().subList(1, words.get().size()));
      assertThat(result.exitCode()).as(result.errors()).isZero();
    } else {
      assertWorksInBash(example);
    }
  }

  /** Returns the words of an example that needs neither a shell nor the real streams. */
  private static Optional<List<String>> words(String example) {
    return Optional.of(example)
        .filter(each -> PLAIN.matcher(each).matches())
        .flatMap(ShellWords::split);
  }

  private void assertWorksInBash(String example) throws Exception {
    furnish(folder);
    try (Program program = Program.start(folder, bash(example))) {
      program.peer().endInput();
      program.peer().rest();
      assertThat(program.exitCode()).as(program.errors()).isZero();
    }
  }

  private static List<String> bash(String script) {
    String path = Distribution.built().home().resolve("bin") + ":" + System.getenv("PATH");
    return List.of("env", "PATH=" + path, "bash", "-c", script);
  }

  /** Compares our splitting with bash's, so that the JVM runs what a reader types. */
  @Test
  void bashSplitsTheExamplesIntoTheSameWords() throws Exception {
    List<String> plain =
        Examples.all().stream().filter(example -> words(example).isPresent()).toList();
    assertThat(plain).hasSizeGreaterThan(60);
    String print =
        "./tengen() { tengen \"$@\"; }; tengen() { printf '<%s>' tengen \"$@\"; echo; }\n";
    try (Program program = Program.start(folder, bash(print + String.join("\n", plain)))) {
      assertThat(program.peer().rest())
          .containsExactlyElementsOf(
              plain.stream().map(each -> "<" + String.join("><", typed(each)) + ">").toList());
    }
  }

  private static List<String> typed(String example) {
    return words(example.replaceFirst("^\\./", "")).orElseThrow();
  }

  private static boolean isLeftOut(String example) {
    return NOT_RUN.keySet().stream().anyMatch(key -> isMeant(key, example));
  }

  /**
   * Returns whether a key of {@link #NOT_RUN} matches. The key of a command with and without
   * options matches only the latter.
   */
  private static boolean isMeant(String key, String example) {
    return key.equals("tengen bench") ? example.equals(key) : example.startsWith(key);
  }

  private static void furnish(Path folder) throws IOException {
    Path home = Distribution.built().home();
    try (Stream<Path> entries = Files.list(home)) {
      for (Path entry : entries.toList()) {
        Files.createSymbolicLink(folder.resolve(entry.getFileName()), entry);
      }
    }
    Files.createSymbolicLink(folder.resolve("TENGEN"), home);
    Files.createSymbolicLink(folder.resolve("tengen"), home.resolve("bin/tengen"));
    Files.copy(home.resolve("config/default.yaml"), folder.resolve("my.yaml"));
    Files.writeString(folder.resolve("board.in"), "1\n" + "0".repeat(225));
  }

  @AfterEach
  void removeOwnLinks() throws IOException {
    removeLinks(folder);
  }

  /** Removes links that lead out of a temporary folder, since JUnit warns about each. */
  private static void removeLinks(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      for (Path entry : entries.filter(Files::isSymbolicLink).toList()) {
        Files.delete(entry);
      }
    }
  }

  @Test
  void examplesThatAreNotRunArePrinted() throws IOException {
    Set<String> printed = Examples.all();
    assertThat(NOT_RUN.keySet())
        .allSatisfy(key -> assertThat(printed).anyMatch(each -> isMeant(key, each)));
  }
}
