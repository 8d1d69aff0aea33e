package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Compares {@code docs/cli.md} with the commands in the code. {@code -Dtengen.commands=write}
 * writes the page instead.
 */
final class CliPageTest {
  private static final Path PAGE = Path.of("..", "..", "docs", "cli.md");

  private static final String HEAD =
      """
      # Command line

      ```
      tengen [--debug] COMMAND
      ```

      Results go to standard output, everything else to standard error. `tengen help COMMAND` or `--help` shows the help of a command,
      `man tengen-COMMAND` its manual page if `bin` is in the `PATH`. `--debug` prints stack traces.
      This page is generated from the code.

      """;

  @Test
  void thePageHasTheCommandsOfTheCode() throws IOException {
    var tengen = new CommandLine(new TengenCommand());
    Subcommands.addAll(tengen);
    String page =
        HEAD + exitCodes(tengen.getCommandSpec()) + index(tengen) + sections(tengen, "##");
    if ("write".equals(System.getProperty("tengen.commands"))) {
      Files.writeString(PAGE, page);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(page);
  }

  private static String exitCodes(CommandSpec tengen) {
    return tengen.usageMessage().exitCodeList().entrySet().stream()
        .map(code -> row(code.getKey(), code.getValue()))
        .collect(
            Collectors.joining(
                "",
                "## Exit codes\n\nOne line on standard error gives the reason.\n\n"
                    + "| code | meaning |\n|---|---|\n",
                "\n"));
  }

  private static String index(CommandLine tengen) {
    return tengen.getSubcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .map(
            command ->
                row(
                    "[`%1$s`](#%1$s)".formatted(command.name()),
                    firstSentence(description(command))))
        .collect(Collectors.joining("", "## Commands\n\n| command | does |\n|---|---|\n", "\n"));
  }

  private static String firstSentence(String text) {
    return text.split("(?<=[.]) ", 2)[0];
  }

  private static String sections(CommandLine parent, String level) {
    return parent.getSubcommands().values().stream()
        .distinct()
        .map(command -> section(command, level) + sections(command, level + "#"))
        .collect(Collectors.joining());
  }

  private static String section(CommandLine command, String level) {
    CommandSpec spec = command.getCommandSpec();
    String name = spec.qualifiedName().replaceFirst("^tengen ", "");
    String synopsis =
        new CommandLine.Help(spec, CommandLine.Help.defaultColorScheme(Ansi.OFF))
            .abbreviatedSynopsis();
    return "%s %s\n\n```\n%s\n```\n\n%s\n\n%s%s"
        .formatted(level, name, synopsis.strip(), description(spec), arguments(spec), footer(spec));
  }

  private static String description(CommandSpec command) {
    return text(command.usageMessage().description());
  }

  private static String arguments(CommandSpec command) {
    Stream<String> parameters =
        command.positionalParameters().stream()
            .filter(parameter -> !parameter.hidden())
            .map(CliPageTest::row);
    Stream<String> options =
        command.options().stream()
            .filter(option -> !option.hidden() && !option.usageHelp() && !option.versionHelp())
            .sorted(Comparator.comparing(OptionSpec::longestName))
            .map(CliPageTest::row);
    List<String> rows = Stream.concat(parameters, options).toList();
    return rows.isEmpty() ? "" : "| option | meaning |\n|---|---|\n" + String.join("", rows) + "\n";
  }

  private static String row(PositionalParamSpec parameter) {
    return row("`" + parameter.paramLabel() + "`", meaning(parameter));
  }

  private static String row(OptionSpec option) {
    String label = option.arity().max() == 0 ? "" : " " + option.paramLabel();
    return row("`" + String.join(", ", option.names()) + label + "`", meaning(option));
  }

  private static String meaning(ArgSpec argument) {
    return text(argument.description());
  }

  private static String row(String name, String meaning) {
    return "| %s | %s |\n".formatted(name.replace("|", "\\|"), meaning.replace("|", "\\|"));
  }

  private static String text(String... lines) {
    String text = String.join(" ", lines).replace("%n", " ").replace("%%", "%");
    return text.replaceAll("\\s+", " ").replace("<", "&lt;").strip();
  }

  private static String footer(CommandSpec command) {
    String footer = String.join("\n", command.usageMessage().footer()).strip();
    return footer.isEmpty()
        ? ""
        : footer.replaceFirst("^(Examples?):\n", "$1:\n\n```\n").replace("\n  ", "\n")
            + "\n```\n\n";
  }
}
