package tengen.app.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tengen.app.Distribution;
import tengen.support.Program;

/**
 * A finished session of {@code tengen stdio}.
 *
 * @param usesCache whether its JVM was started with an AOT cache
 * @param answers all output lines
 */
record CachedSession(boolean usesCache, List<String> answers) {
  /** Start of the JVM option that names the cache. */
  static final String CACHE = "-XX:AOTCache=";

  /**
   * Runs a short session.
   *
   * @param environment words before the launcher: {@code env} and its arguments, or none
   */
  static CachedSession run(Distribution own, Path folder, String... environment)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(environment));
    command.add(own.home().resolve("bin/tengen").toString());
    command.addAll(List.of("stdio", "--protocol", "gtp", "--engine", "nogo-classic"));
    try (Program program = Program.start(folder, command)) {
      var answers = new ArrayList<String>();
      program.peer().send("name\n");
      answers.add(program.peer().line());
      String[] arguments =
          ProcessHandle.of(program.pid()).orElseThrow().info().arguments().orElseThrow();
      program.peer().send("version\nboardsize 5\nplay b A1\nshowboard\nplay w A1\nquit\n");
      answers.addAll(program.peer().rest());
      assertThat(program.exitCode()).isZero();
      assertThat(program.errors()).isEmpty();
      return new CachedSession(
          Arrays.stream(arguments).anyMatch(argument -> argument.startsWith(CACHE)), answers);
    }
  }
}
