package tengen.app;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Writes a command's manual page, with sections for its subcommands, in the macros of man(7). */
final class ManPage {
  private final StringBuilder page = new StringBuilder();

  private ManPage() {}

  /** Returns the page of a command, or the page of {@code tengen} with the list of commands. */
  static String of(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    var page = new ManPage();
    page.line(".TH " + escaped(title(spec).toUpperCase(Locale.ROOT)) + " 1 \"\" Tengen");
    page.line(".SH NAME");
    page.line(escaped(title(spec)) + " \\- " + escaped(summary(spec)));
    page.line(".SH SYNOPSIS").line(escaped(synopsis(spec)));
    page.line(".SH DESCRIPTION").line(escaped(description(spec)));
    page.options(spec, ".SH OPTIONS");
    if (spec.parent() == null) {
      page.line(".SH COMMANDS");
      command
          .getSubcommands()
          .values()
          .forEach(
              each ->
                  page.entry(
                      bold(title(each.getCommandSpec())) + "(1)", summary(each.getCommandSpec())));
    } else {
      command.getSubcommands().values().stream().distinct().forEach(page::subcommand);
    }
    page.examples(spec, ".SH EXAMPLES");
    page.exitCodes(spec.root());
    page.line(".SH SEE ALSO");
    page.line(
        spec.parent() == null
            ? "The manual in the directory docs of the distribution."
            : bold("tengen") + "(1)");
    return page.page.toString();
  }

  /** Returns the file name of a command's page. */
  static String file(CommandSpec spec) {
    return title(spec) + ".1";
  }

  private static String title(CommandSpec spec) {
    return spec.qualifiedName("-");
  }

  private void subcommand(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    line(".SH " + escaped(spec.qualifiedName().toUpperCase(Locale.ROOT)));
    line(escaped(synopsis(spec))).line(".PP").line(escaped(description(spec)));
    options(spec, "");
    examples(spec, ".PP\nExamples:");
    command.getSubcommands().values().stream().distinct().forEach(this::subcommand);
  }

  private void options(CommandSpec spec, String heading) {
    line(heading);
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      if (!parameter.hidden()) {
        entry(italic(parameter.paramLabel()), text(parameter.description()));
      }
    }
    spec.options().stream()
        .filter(option -> !option.hidden())
        .sorted(Comparator.comparing(OptionSpec::longestName))
        .forEach(option -> entry(label(option), text(option.description())));
  }

  private static String label(OptionSpec option) {
    String names = Stream.of(option.names()).map(ManPage::bold).collect(Collectors.joining(", "));
    return option.arity().max() == 0 ? names : names + " " + italic(option.paramLabel());
  }

  private void examples(CommandSpec spec, String heading) {
    List<String> lines =
        Stream.of(spec.usageMessage().footer())
            .flatMap(String::lines)
            .filter(line -> !line.isBlank() && !line.matches("Examples?:"))
            .toList();
    if (!lines.isEmpty()) {
      line(heading).line(".PP").line(".nf");
      lines.forEach(each -> line(escaped(each)));
      line(".fi");
    }
  }

  private void exitCodes(CommandSpec tengen) {
    line(".SH EXIT STATUS");
    for (Map.Entry<String, String> code : tengen.usageMessage().exitCodeList().entrySet()) {
      entry(bold(code.getKey()), code.getValue());
    }
  }

  private void entry(String tag, String meaning) {
    line(".TP").line(tag).line(escaped(meaning));
  }

  private ManPage line(String text) {
    if (!text.isEmpty()) {
      page.append(text).append('\n');
    }
    return this;
  }

  private static String synopsis(CommandSpec spec) {
    return new CommandLine.Help(spec, CommandLine.Help.defaultColorScheme(Ansi.OFF))
        .abbreviatedSynopsis()
        .strip();
  }

  private static String summary(CommandSpec spec) {
    return description(spec).split("(?<=[.]) ", 2)[0].replaceFirst("[.]$", "");
  }

  private static String description(CommandSpec spec) {
    return text(spec.usageMessage().description());
  }

  private static String text(String... lines) {
    String text = String.join(" ", lines).replace("%n", " ").replace("%%", "%");
    return text.replaceAll("\\s+", " ").strip();
  }

  private static String bold(String text) {
    return "\\fB" + escaped(text) + "\\fR";
  }

  private static String italic(String text) {
    return "\\fI" + escaped(text) + "\\fR";
  }

  /** Escapes backslashes, hyphens, quotes, and a first character that would begin a macro. */
  private static String escaped(String text) {
    String plain =
        text.replace("\\", "\\e")
            .replace("-", "\\-")
            .replace("'", "\\(aq")
            .replace("`", "\\(ga")
            .replace("^", "\\(ha")
            .replace("~", "\\(ti");
    return plain.startsWith(".") ? "\\&" + plain : plain;
  }
}
