package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** An invalid command line is reported in one line: what is wrong, where, and what to do. */
final class UsageErrorTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "prove verify h8.proof --threads x | option --threads must be an integer, got 'x'",
        "prove verify h8.proof --threads 9876543210 | option --threads must be an integer from"
            + " -2147483648 to 2147483647, got '9876543210'",
        "prove verify h8.proof --threads | option --threads needs a value: an integer",
        "prove verify h8.proof --threads= | option --threads must be an integer, got ''",
        "solve --kind vcx --position h8 | option --kind must be one of vcf, vct, strict-vct,"
            + " got 'vcx'",
        "solve --kind | option --kind needs a value: one of vcf, vct, strict-vct",
        "stdio --protocol gtp --set level | option --set must be NAME=VALUE, got 'level'",
        "games list --since today | option --since must be a date such as 2026-11-01, got 'today'",
        "games import | missing: argument FILE",
        "cgt nimber | missing: argument OPERATION",
        "cgt nimber add 1 2 | argument OPERATION must be one of sum, product, quotient, inverse,"
            + " square-root, got 'add'",
        "cgt nimber inverse 1 2 | inverse takes one nimber, got 2",
        "cgt games mill | unknown game 'mill'; tengen cgt games lists all games",
      })
  void anArgumentThatIsMissingOrInvalidIsNamedWithItsValues(String line, String error) {
    assertThat(report(line)).startsWith("tengen: " + error + "; see tengen ");
  }

  private static String report(String line) {
    String[] words = line.split(" ");
    var errors = new StringWriter();
    try (var results = new PrintStream(OutputStream.nullOutputStream())) {
      CommandLine command = TengenCommand.commandLine(results, words);
      command.setErr(new PrintWriter(errors, true));
      assertThat(command.execute(words)).isEqualTo(2);
    }
    return errors.toString().strip();
  }
}
