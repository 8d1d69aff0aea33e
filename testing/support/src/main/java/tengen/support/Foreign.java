package tengen.support;

import java.io.File;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** Programs of others that some tests need, and that a machine may lack. */
public final class Foreign {
  private Foreign() {}

  /**
   * Leaves the test out, and says so, where this program is not installed; fails there with {@code
   * -Dtengen.languages.required=true}.
   */
  public static void require(String program) {
    require(program, "languages");
  }

  /** The same with {@code -Dtengen.KIND.required=true}. */
  public static void require(String program, String kind) {
    boolean found =
        Stream.of(
                Objects.requireNonNull(System.getenv("PATH"), "PATH").split(File.pathSeparator, -1))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    if (!found) {
      missing(program + " is not installed", kind);
    }
  }

  /** Leaves the test out where the encoding of the locale has no such file name. */
  public static void requireName(String name) {
    Charset encoding = Charset.forName(System.getProperty("sun.jnu.encoding"));
    if (!encoding.newEncoder().canEncode(name)) {
      leaveOut("in this locale no file can be named " + name + "; with LC_ALL=C.UTF-8 one can");
    }
  }

  /** Fails with {@code -Dtengen.KIND.required=true}, and else leaves the test out. */
  public static void missing(String reason, String kind) {
    if (Boolean.getBoolean("tengen." + kind + ".required")) {
      Assertions.fail(reason);
    }
    leaveOut(reason);
  }

  /** Leaves the test out: in its report, and where the build is watched. */
  public static void leaveOut(String reason) {
    System.err.println("NOT TESTED: " + reason);
    Assumptions.abort(reason);
  }
}
