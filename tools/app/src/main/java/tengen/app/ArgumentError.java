package tengen.app;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Describes missing and invalid arguments of a command line, in place of picocli's messages. */
final class ArgumentError {
  private ArgumentError() {}

  /** Returns which argument is missing or invalid and what it takes; empty for other errors. */
  static Optional<String> text(ParameterException wrong, String... line) {
    if (wrong instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      return Optional.of(missing(missing.getMissing(), List.of(line)));
    }
    ArgSpec argument = wrong.getArgSpec();
    return argument != null && wrong.getValue() != null
        ? allowed(argument, wrong.getValue())
            .map(
                values ->
                    "%s must be %s, got '%s'".formatted(name(argument), values, wrong.getValue()))
        : Optional.empty();
  }

  private static String missing(List<ArgSpec> arguments, List<String> line) {
    ArgSpec first = arguments.getFirst();
    if (first instanceof OptionSpec option && isGiven(option, line)) {
      String values = allowed(first, "").orElseGet(first::paramLabel);
      return "option %s needs a value: %s".formatted(option.longestName(), values);
    }
    String names =
        arguments.stream()
            .map(argument -> name(argument) + value(argument))
            .collect(Collectors.joining(", "));
    boolean isChoice = first.group() != null && first.group().exclusive();
    return isChoice ? "missing one of: " + names : "missing: " + names;
  }

  private static boolean isGiven(OptionSpec option, List<String> line) {
    return Stream.of(option.names())
        .anyMatch(name -> line.stream().anyMatch(word -> (word + "=").startsWith(name + "=")));
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? "option " + option.longestName()
        : "argument " + argument.paramLabel();
  }

  private static String value(ArgSpec argument) {
    return argument.isOption() ? " " + argument.paramLabel() : "";
  }

  /** Returns the allowed values in words; empty if their type does not tell. */
  private static Optional<String> allowed(ArgSpec argument, String value) {
    @Nullable Iterable<String> candidates = argument.completionCandidates();
    if (candidates != null) {
      String names =
          StreamSupport.stream(candidates.spliterator(), false).collect(Collectors.joining(", "));
      return Optional.of("one of " + names);
    }
    boolean isInteger = value.matches("[+-]?\\d+");
    Class<?> type = argument.auxiliaryTypes()[0];
    if (type == int.class || type == Integer.class) {
      String range = " from " + Integer.MIN_VALUE + " to " + Integer.MAX_VALUE;
      return Optional.of("an integer" + (isInteger ? range : ""));
    }
    if (type == long.class || type == Long.class) {
      String range = " from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE;
      return Optional.of("an integer" + (isInteger ? range : ""));
    }
    if (argument.typeInfo().isMap()) {
      return Optional.of(argument.paramLabel());
    }
    if (type == LocalDate.class) {
      return Optional.of("a date such as 2026-11-01");
    }
    return type == double.class || type == Double.class
        ? Optional.of("a number")
        : Optional.empty();
  }
}
