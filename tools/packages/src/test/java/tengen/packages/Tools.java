package tengen.packages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tengen.support.Program;

/** Programs that look into packages, where they are installed. */
final class Tools {
  private Tools() {}

  /** Leaves the test out where it is missing: in its report, and where the build is watched. */
  static void require(String program) {
    boolean found =
        Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    if (!found) {
      leaveOut(program + " is not installed");
    }
  }

  /** Leaves the test out for this reason. */
  static void leaveOut(String reason) {
    System.err.println("NOT TESTED: " + reason);
    abort(reason);
  }

  /** All that a program prints, which ends well. */
  static String run(Path folder, String... command) throws Exception {
    try (Program program = Program.start(folder, List.of(command))) {
      String text = String.join("\n", program.peer().rest());
      assertThat(program.exitCode()).as(program.errors()).isZero();
      return text;
    }
  }
}
