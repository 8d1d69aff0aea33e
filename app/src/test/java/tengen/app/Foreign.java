package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Programs of others that some tests need, and that a machine may lack. */
final class Foreign {
  private Foreign() {}

  /**
   * Leaves the test out, and says so, where this program is not installed; fails there with {@code
   * -Dtengen.languages.required=true}.
   */
  static void require(String program) {
    boolean found =
        Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    if (!found) {
      assertThat(Boolean.getBoolean("tengen.languages.required")).as(program).isFalse();
      leaveOut(program + " is not installed");
    }
  }

  /** Leaves the test out: in its report, and where the build is watched. */
  static void leaveOut(String reason) {
    System.err.println("NOT TESTED: " + reason);
    abort(reason);
  }
}
