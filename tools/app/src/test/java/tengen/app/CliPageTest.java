package tengen.app;

import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

  private static final String COMMON = "[common](#common-options)";

  private static final String HEAD =
      """
      # Command line

      ```
      tengen [--debug] COMMAND
      ```

      Results go to standard output, everything else to standard error. `tengen help COMMAND` or `--help` shows the help of a command with more examples,
      `man tengen-COMMAND` its manual page if `bin` is in the `PATH`. `--debug` prints stack traces.

      """;

  @Test
  void thePageHasTheCommandsOfTheCode() throws IOException {
    var tengen = new CommandLine(new TengenCommand());
    Subcommands.addAll(tengen);
    String page =
        HEAD
            + index(tengen)
            + exitCodes(tengen.getCommandSpec())
            + commonOptions(shared(tengen))
            + sections(tengen, "##", places(tengen));
    if ("write".equals(System.getProperty("tengen.commands"))) {
      Files.writeString(PAGE, page);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(page);
  }

  private static String exitCodes(CommandSpec tengen) {
    return tengen.usageMessage().exitCodeList().entrySet().stream()
        .map(code -> "| %s | %s |\n".formatted(code.getKey(), code.getValue()))
        .collect(
            Collectors.joining(
                "",
                "## Exit codes\n\nOne line on standard error gives the reason.\n\n"
                    + "| code | meaning |\n|---|---|\n",
                "\n"));
  }

  private static String index(CommandLine tengen) {
    return tengen.getSubcommands().keySet().stream()
        .map("[`%1$s`](#%1$s)"::formatted)
        .collect(Collectors.joining(", ", "Commands: ", ".\n\n"));
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

  /** Returns where the page describes each option, by the option's row. */
  private static Map<String, String> places(CommandLine tengen) {
    Map<String, String> places = new HashMap<>();
    shared(tengen).forEach(row -> places.put(row, COMMON));
    commands(tengen)
        .map(CommandLine::getCommandSpec)
        .forEach(
            command -> options(command).forEach(row -> places.putIfAbsent(row, place(command))));
    return places;
  }

  private static String place(CommandSpec command) {
    String name = fullName(command);
    return "[`%s`](#%s)".formatted(name, name.replace(' ', '-'));
  }

  /** Returns the name of a command with those of its parents, such as {@code games list}. */
  private static String fullName(CommandSpec command) {
    return command.qualifiedName().replaceFirst("^tengen ", "");
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

    The sections of commands only name these options.

    %s
    """
        .formatted(String.join("", shared));
  }

  private static String sections(CommandLine parent, String level, Map<String, String> places) {
    return parent.getSubcommands().values().stream()
        .distinct()
        .map(command -> section(command, level, places) + sections(command, level + "#", places))
        .collect(Collectors.joining());
  }

  private static String section(CommandLine command, String level, Map<String, String> places) {
    CommandSpec spec = command.getCommandSpec();
    return "%s %s\n\n%s\n\n%s%s"
        .formatted(
            level, fullName(spec), description(spec), arguments(spec, places), example(command));
  }

  private static String description(CommandSpec command) {
    return text(command.usageMessage().description());
  }

  private static String arguments(CommandSpec command, Map<String, String> places) {
    Map<String, List<String>> byPlace =
        options(command)
            .collect(Collectors.groupingBy(places::get, TreeMap::new, Collectors.toList()));
    List<String> own = byPlace.getOrDefault(place(command), List.of());
    byPlace.remove(place(command));
    Stream<String> parameters =
        command.positionalParameters().stream()
            .filter(parameter -> !parameter.hidden())
            .map(parameter -> row(command, parameter));
    List<String> rows = Stream.concat(parameters, own.stream()).toList();
    String elsewhere =
        byPlace.entrySet().stream()
            .map(place -> "%s (%s)".formatted(names(place.getValue()), place.getKey()))
            .collect(Collectors.joining(", "));
    return (rows.isEmpty() ? "" : String.join("", rows) + "\n")
        + (elsewhere.isEmpty() ? "" : "Also " + elsewhere + ".\n\n");
  }

  private static String names(List<String> rows) {
    return rows.stream().map(row -> "`" + name(row) + "`").collect(Collectors.joining(", "));
  }

  private static Stream<String> options(CommandSpec command) {
    return command.options().stream()
        .filter(option -> !option.hidden() && !option.usageHelp() && !option.versionHelp())
        .sorted(Comparator.comparing(OptionSpec::longestName))
        .map(CliPageTest::row);
  }

  /** Returns the row of a parameter, such as {@code [GAME...]} for any number of games. */
  private static String row(CommandSpec command, PositionalParamSpec parameter) {
    CommandLine.Help help =
        new CommandLine.Help(command, CommandLine.Help.defaultColorScheme(Ansi.OFF));
    Ansi.Text label =
        help.parameterLabelRenderer().renderParameterLabel(parameter, Ansi.OFF, List.of());
    return row("`" + label.toString().strip() + "`", meaning(parameter));
  }

  private static String row(OptionSpec option) {
    String label = option.arity().max() == 0 ? "" : " " + option.paramLabel();
    return row("`" + String.join(", ", option.names()) + label + "`", meaning(option));
  }

  private static String meaning(ArgSpec argument) {
    return text(argument.description());
  }

  private static String row(String name, String meaning) {
    return "- %s: %s\n".formatted(name, meaning);
  }

  private static String text(String... lines) {
    String text = String.join(" ", lines).replace("%n", " ").replace("%%", "%");
    return text.replaceAll("\\s+", " ").replace("<", "&lt;").strip();
  }

  /** Returns the longest example of a command in its own help and that of its parents. */
  private static String example(CommandLine command) {
    if (!command.getSubcommands().isEmpty()) {
      return "";
    }
    String words = command.getCommandSpec().qualifiedName() + " ";
    return Stream.iterate(command, Objects::nonNull, CommandLine::getParent)
        .flatMap(each -> Examples.ofHelp(each).stream())
        .filter(example -> example.startsWith(words))
        .max(Comparator.comparingInt(String::length))
        .map("Example: `%s`\n\n"::formatted)
        .orElse("");
  }
}
