package tengen.packages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tengen.support.Program;

/** Runs programs that inspect packages. */
final class Tools {
  private Tools() {}

  /**
   * Skips the test if a program is missing, and reports that in the test report and on standard
   * error.
   */
  static void require(String program) {
    boolean found =
        Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    if (!found) {
      leaveOut(program + " is not installed");
    }
  }

  /** Skips the test for this reason. */
  static void leaveOut(String reason) {
    System.err.println("NOT TESTED: " + reason);
    abort(reason);
  }

  /** Runs a program, checks that it succeeds, and returns its output. */
  static String run(Path folder, String... command) throws Exception {
    try (Program program = Program.start(folder, List.of(command))) {
      String text = String.join("\n", program.peer().rest());
      assertThat(program.exitCode()).as(program.errors()).isZero();
      return text;
    }
  }
}
