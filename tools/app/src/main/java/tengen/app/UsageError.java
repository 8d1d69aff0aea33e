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

/** Reports invalid command lines: what is wrong, the nearest valid word, and where the help is. */
final class UsageError {
  private UsageError() {}

  /** Prints one line about an invalid command line and returns the exit code. */
  static int report(ParameterException wrong, String[] line) {
    CommandLine command = wrong.getCommandLine();
    String text = text(wrong);
    String see = text.endsWith("?") ? " See " : "; see ";
    command
        .getErr()
        .println("tengen: " + text + see + command.getCommandSpec().qualifiedName() + " --help");
    return ExitCode.COMMAND_LINE;
  }

  private static String text(ParameterException wrong) {
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      return unknown(unmatched);
    }
    String first = String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
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
            Collectors.groupingBy(each -> distance(word, each), TreeMap::new, Collectors.toList()));
    return byDistance.headMap(mostErrors, true).isEmpty()
        ? ""
        : "; did you mean " + String.join(" or ", byDistance.firstEntry().getValue()) + "?";
  }

  /**
   * Returns the number of typing errors between two words: the optimal string alignment distance.
   */
  private static int distance(String one, String other) {
    int[][] errors = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        errors[i][j] = i == 0 || j == 0 ? i + j : errors(errors, one, i, other, j);
      }
    }
    return errors[one.length()][other.length()];
  }

  private static int errors(int[][] before, String one, int i, String other, int j) {
    int replaced = before[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
    int least = Math.min(replaced, 1 + Math.min(before[i - 1][j], before[i][j - 1]));
    boolean isSwapped =
        i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1);
    return isSwapped ? Math.min(least, before[i - 2][j - 2] + 1) : least;
  }
}
