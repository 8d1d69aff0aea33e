package tengen.support;

import java.io.File;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** Checks for external programs that some tests need. */
public final class Foreign {
  private Foreign() {}

  /**
   * Skips the test if this program is not installed, or fails it with {@code
   * -Dtengen.languages.required=true}.
   */
  public static void require(String program) {
    require(program, "languages");
  }

  /**
   * Skips the test if this program is not installed, or fails it with {@code
   * -Dtengen.KIND.required=true}.
   */
  public static void require(String program, String kind) {
    boolean found =
        Stream.of(
                Objects.requireNonNull(System.getenv("PATH"), "PATH").split(File.pathSeparator, -1))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    if (!found) {
      missing(program + " is not installed", kind);
    }
  }

  /** Skips the test if the locale's encoding cannot represent this file name. */
  public static void requireName(String name) {
    Charset encoding = Charset.forName(System.getProperty("sun.jnu.encoding"));
    if (!encoding.newEncoder().canEncode(name)) {
      leaveOut("in this locale no file can be named " + name + "; with LC_ALL=C.UTF-8 one can");
    }
  }

  /** Fails the test with {@code -Dtengen.KIND.required=true}, else skips it. */
  public static void missing(String reason, String kind) {
    if (Boolean.getBoolean("tengen." + kind + ".required")) {
      Assertions.fail(reason);
    }
    leaveOut(reason);
  }

  /** Skips the test. Prints the reason to the test report and to standard error. */
  public static void leaveOut(String reason) {
    System.err.println("NOT TESTED: " + reason);
    Assumptions.abort(reason);
  }
}
