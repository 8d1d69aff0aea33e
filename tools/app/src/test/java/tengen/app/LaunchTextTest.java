package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/**
 * Compares the texts that the launcher prints without picocli with picocli's. {@code
 * -Dtengen.commands=write} writes the help files instead.
 */
final class LaunchTextTest {
  private static final Path FOLDER = Path.of("src", "main", "dist", "share");

  @ParameterizedTest
  @CsvSource({"help.txt, OFF", "help-color.txt, ON"})
  void theHelpFilesHaveTheHelpOfTheCode(String name, Ansi ansi) throws IOException {
    var tengen = new CommandLine(new TengenCommand());
    Subcommands.addAll(tengen);
    String help = tengen.getUsageMessage(ansi);
    Path file = FOLDER.resolve(name);
    if ("write".equals(System.getProperty("tengen.commands"))) {
      Files.writeString(file, help);
    }

    assertThat(text(file.toString())).isEqualTo(help);
  }

  @ParameterizedTest
  @ValueSource(strings = {"version", "--version", "-V"})
  void theVersionsAreThoseOfPicocli(String word) throws IOException {
    var printed = new ByteArrayOutputStream();
    var results = new PrintStream(printed, true, StandardCharsets.UTF_8);

    assertThat(TengenCommand.commandLine(results, word).execute(word)).isZero();

    assertThat(text(word)).isEqualTo(printed.toString(StandardCharsets.UTF_8));
  }

  private static String text(String word) throws IOException {
    return new String(LaunchText.text(word), StandardCharsets.UTF_8);
  }
}
