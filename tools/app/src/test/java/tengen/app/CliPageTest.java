package tengen.app;

import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
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

  /** Options of so many commands stand once, under "Common options". */
  private static final int MIN_SHARING = 4;

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
        HEAD
            + exitCodes(tengen.getCommandSpec())
            + index(tengen)
            + commonOptions(shared(tengen))
            + sections(tengen, "##", shared(tengen));
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

  /**
   * Returns the rows of the options that at least {@link #MIN_SHARING} commands share, the most
   * frequent row of each name.
   */
  private static Set<String> shared(CommandLine tengen) {
    Map<String, Long> counts =
        commands(tengen)
            .flatMap(command -> options(command.getCommandSpec()))
            .collect(Collectors.groupingBy(row -> row, TreeMap::new, Collectors.counting()));
    return counts.keySet().stream()
        .filter(row -> counts.get(row) >= MIN_SHARING)
        .collect(
            Collectors.toMap(
                CliPageTest::name, row -> row, BinaryOperator.maxBy(comparing(counts::get))))
        .values()
        .stream()
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the name of the option of a row, such as {@code --config}. */
  private static String name(String row) {
    return row.split("[ `]+")[1];
  }

  private static Stream<CommandLine> commands(CommandLine parent) {
    return parent.getSubcommands().values().stream()
        .distinct()
        .flatMap(command -> Stream.concat(Stream.of(command), commands(command)));
  }

  private static String commonOptions(Set<String> shared) {
    return """
    ## Common options

    Several commands have these options. Their sections only name them.

    | option | meaning |
    |---|---|
    %s
    """
        .formatted(String.join("", shared));
  }

  private static String sections(CommandLine parent, String level, Set<String> shared) {
    return parent.getSubcommands().values().stream()
        .distinct()
        .map(command -> section(command, level, shared) + sections(command, level + "#", shared))
        .collect(Collectors.joining());
  }

  private static String section(CommandLine command, String level, Set<String> shared) {
    CommandSpec spec = command.getCommandSpec();
    String name = spec.qualifiedName().replaceFirst("^tengen ", "");
    String synopsis =
        new CommandLine.Help(spec, CommandLine.Help.defaultColorScheme(Ansi.OFF))
            .abbreviatedSynopsis();
    return "%s %s\n\n```\n%s\n```\n\n%s\n\n%s%s"
        .formatted(
            level,
            name,
            synopsis.strip(),
            description(spec),
            arguments(spec, shared),
            footer(spec));
  }

  private static String description(CommandSpec command) {
    return text(command.usageMessage().description());
  }

  private static String arguments(CommandSpec command, Set<String> shared) {
    Stream<String> parameters =
        command.positionalParameters().stream()
            .filter(parameter -> !parameter.hidden())
            .map(CliPageTest::row);
    List<String> rows =
        Stream.concat(parameters, options(command).filter(row -> !shared.contains(row))).toList();
    String common =
        options(command)
            .filter(shared::contains)
            .map(row -> "`%s`".formatted(name(row)))
            .collect(Collectors.joining(", "));
    return (rows.isEmpty()
            ? ""
            : "| option | meaning |\n|---|---|\n" + String.join("", rows) + "\n")
        + (common.isEmpty() ? "" : "[Common options](#common-options): " + common + ".\n\n");
  }

  private static Stream<String> options(CommandSpec command) {
    return command.options().stream()
        .filter(option -> !option.hidden() && !option.usageHelp() && !option.versionHelp())
        .sorted(Comparator.comparing(OptionSpec::longestName))
        .map(CliPageTest::row);
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
