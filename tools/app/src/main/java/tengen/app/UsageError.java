package tengen.app;

import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import tengen.app.output.ExitCode;
import tengen.config.Spelling;

/** Reports invalid command lines: what is wrong, the nearest valid word, and where the help is. */
final class UsageError {
  private UsageError() {}

  /** Prints one line about an invalid command line and returns the exit code. */
  static int report(ParameterException wrong, String[] line) {
    CommandLine command = wrong.getCommandLine();
    String text = text(wrong, line);
    String see = text.endsWith("?") ? " See " : "; see ";
    command
        .getErr()
        .println("tengen: " + text + see + command.getCommandSpec().qualifiedName() + " --help");
    return ExitCode.COMMAND_LINE;
  }

  private static String text(ParameterException wrong, String[] line) {
    return wrong instanceof UnmatchedArgumentException unmatched
        ? unknown(unmatched)
        : ArgumentError.text(wrong, line).orElseGet(() -> message(wrong));
  }

  /** Returns the first line of a message in the form of Tengen's own messages. */
  private static String message(ParameterException wrong) {
    String text = String.valueOf(wrong.getMessage()).replaceFirst("^Error: ", "");
    String first = text.lines().findFirst().orElse("");
    // Picocli begins its messages with a capital letter.
    return first.isEmpty()
        ? first
        : first.substring(0, 1).toLowerCase(Locale.ROOT) + first.substring(1);
  }

  private static String unknown(UnmatchedArgumentException unmatched) {
    String word = unmatched.getUnmatched().getFirst();
    CommandSpec command = unmatched.getCommandLine().getCommandSpec();
    if (unmatched.isUnknownOption()) {
      Stream<String> options =
          command.options().stream()
              .filter(option -> !option.hidden())
              .map(OptionSpec::longestName);
      return "unknown option '" + word + "'" + suggestion(word, options);
    }
    return command.subcommands().isEmpty()
        ? "unexpected argument '" + word + "'"
        : "unknown command '"
            + word
            + "'"
            + suggestion(word, command.subcommands().keySet().stream());
  }

  /** Suggests the nearest words with at most one typing error for each three letters. */
  private static String suggestion(String word, Stream<String> known) {
    int mostErrors = Math.max(1, word.length() / 3);
    NavigableMap<Integer, List<String>> byDistance =
        known.collect(
            Collectors.groupingBy(
                each -> Spelling.distance(word, each), TreeMap::new, Collectors.toList()));
    return byDistance.headMap(mostErrors, true).isEmpty()
        ? ""
        : "; did you mean " + String.join(" or ", byDistance.firstEntry().getValue()) + "?";
  }
}
