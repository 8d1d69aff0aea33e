package tengen.app.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import tengen.app.flags.GameFlags;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.config.ConfigProblem;
import tengen.config.OptionFile;
import tengen.config.OptionFile.Entry;

/** A match in a YAML file, whose keys are the options of the command that reads it. */
final class MatchFile {
  /** The option that names the file. */
  static final String FLAG = "--file";

  static final String FLAG_HELP =
      "Read options from this YAML file, whose keys are their names; those of the command line"
          + " override them.";

  private static final String DASHES = "--";

  private static final Set<String> NOT_IN_FILES = Set.of(FLAG, "--watch", "--help", "--version");

  /** The work of a command whose options are set. */
  interface Action<C> {
    int run(C command) throws CommandException, InterruptedException;
  }

  private final List<Entry> entries;
  private final List<String> arguments;

  private MatchFile(List<Entry> entries, List<String> arguments) {
    this.entries = entries;
    this.arguments = arguments;
  }

  /**
   * Runs a command with the options of a file and those of its command line.
   *
   * @param create creates a command without options
   * @param line the command line that names the file
   */
  static <C> int run(Path file, Supplier<C> create, CommandLine line, Action<C> action)
      throws CommandException, InterruptedException {
    MatchFile options = read(file, () -> parser(create.get(), line));
    C whole = create.get();
    parser(whole, line).parseArgs(options.with(line.getParseResult()));
    try {
      return action.run(whole);
    } catch (CommandException e) {
      throw options.located(e);
    }
  }

  /** Returns a parser that prints where {@code line} does. */
  private static CommandLine parser(Object command, CommandLine line) {
    return new CommandLine(command)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOverwrittenOptionsAllowed(true)
        .setOut(line.getOut())
        .setErr(line.getErr());
  }

  /**
   * Reads the file.
   *
   * @param command creates a parser of the command, which checks each option alone
   * @throws CommandException with all problems of the file, one a line
   */
  private static MatchFile read(Path file, Supplier<CommandLine> command) throws CommandException {
    CommandSpec spec = command.get().getCommandSpec();
    List<String> names =
        spec.options().stream()
            .map(OptionSpec::longestName)
            .filter(name -> name.startsWith(DASHES) && !NOT_IN_FILES.contains(name))
            .map(name -> name.substring(DASHES.length()))
            .sorted()
            .toList();
    OptionFile.Reading read;
    try {
      read = OptionFile.read(file, names);
    } catch (IOException e) {
      throw GameFlags.unusable(file, e);
    }
    List<String> problems =
        new ArrayList<>(read.problems().stream().map(ConfigProblem::toString).toList());
    List<String> arguments = new ArrayList<>();
    if (problems.isEmpty()) {
      for (Entry entry : read.entries()) {
        OptionSpec option = spec.findOption(DASHES + entry.name());
        argument(option, entry, problems)
            .filter(argument -> isAccepted(command.get(), argument, entry, problems))
            .ifPresent(arguments::add);
      }
    }
    if (!problems.isEmpty()) {
      throw new CommandException(ExitCode.COMMAND_LINE, String.join("\n", problems));
    }
    return new MatchFile(read.entries(), arguments);
  }

  /** Returns the argument of an entry; empty for a flag that is off. */
  private static Optional<String> argument(OptionSpec option, Entry entry, List<String> problems) {
    if (option.arity().max() > 0) {
      return Optional.of(option.longestName() + "=" + entry.value());
    }
    return switch (entry.value()) {
      case "true" -> Optional.of(option.longestName());
      case "false" -> Optional.empty();
      default -> {
        problems.add(
            entry.place() + ": " + entry.name() + " must be true or false, got " + entry.value());
        yield Optional.empty();
      }
    };
  }

  private static boolean isAccepted(
      CommandLine command, String argument, Entry entry, List<String> problems) {
    try {
      command.parseArgs(argument);
      return true;
    } catch (ParameterException e) {
      problems.add(
          entry.place()
              + ": "
              + entry.name()
              + " does not accept '"
              + entry.value()
              + "'; tengen match --help shows its values");
      return false;
    }
  }

  /** Returns the options of the file, then those of the command line, which override them. */
  private String[] with(ParseResult line) {
    Stream<String> own =
        line.matchedOptionsSet().stream()
            .filter(option -> !option.longestName().equals(FLAG))
            .flatMap(MatchFile::arguments);
    return Stream.concat(arguments.stream(), own).toArray(String[]::new);
  }

  private static Stream<String> arguments(OptionSpec option) {
    return option.arity().max() == 0
        ? Stream.of(option.longestName())
        : option.originalStringValues().stream().map(value -> option.longestName() + "=" + value);
  }

  /** Adds the place of the option that an error is about, if the file gives it once. */
  private CommandException located(CommandException error) {
    String message = String.valueOf(error.getMessage());
    List<Entry> about =
        entries.stream()
            .filter(entry -> (message + " ").contains(DASHES + entry.name() + " "))
            .toList();
    return about.size() == 1 ? error.after(about.getFirst().place() + ": ") : error;
  }
}
