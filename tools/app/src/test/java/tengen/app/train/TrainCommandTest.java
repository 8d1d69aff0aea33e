package tengen.app.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;

/** Tests of the command for an installation whose cache has no writable directory. */
class TrainCommandTest {
  @Test
  void theUnwritableDirectoriesAreNamed() {
    var cache = new AotCache(Path.of("/opt/tengen"), StartMode.STDIO);
    var errors = new StringWriter();

    int exitCode =
        CommandException.report(TrainCommand.unwritable(cache), new PrintWriter(errors, true));

    assertThat(exitCode).isEqualTo(ExitCode.OUTPUT);
    assertThat(errors.toString().strip())
        .startsWith("tengen: cannot write the cache for stdio to /opt/tengen/cache")
        .endsWith("; let this user write there, or set XDG_CACHE_HOME to a writable directory");
  }
}
