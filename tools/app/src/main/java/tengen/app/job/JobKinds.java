package tengen.app.job;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import tengen.app.flags.GameFlags;
import tengen.app.output.CommandException;
import tengen.app.text.Sha256;
import tengen.jobs.Job;

/**
 * The kinds of jobs and their text form. The text holds the arguments of the command, from which
 * each worker recreates the work, and a description of the work.
 *
 * @param submit creates the command whose subcommands are the kinds
 */
public record JobKinds(Supplier<Runnable> submit) {
  /** Separates two command-line arguments. */
  private static final String NEXT = "\n";

  private static final int ID_DIGITS = 12;

  /** Returns the job for this work. A different amount of the same work is the same job. */
  public static Job job(JobCommand kind, KindWork work, ParseResult parsed, String build)
      throws CommandException {
    String spec = String.join(NEXT, arguments(kind, parsed)) + Job.BEFORE_TEXT + work.text();
    String id = Sha256.of(build + NEXT + work.text()).substring(0, ID_DIGITS);
    return new Job(id, kind.spec.name(), spec, build);
  }

  /** Recreates the work of a job, except for its amount. */
  public KindWork work(Job job, PrintWriter err) throws CommandException, InterruptedException {
    JobCommand command = command(job.kind());
    int end = job.spec().indexOf(Job.BEFORE_TEXT);
    if (end < 0) {
      throw GameFlags.misused("job " + job.id() + " has unreadable arguments");
    }
    String arguments = job.spec().substring(0, end);
    new CommandLine(command)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOverwrittenOptionsAllowed(true)
        .parseArgs(arguments.lines().toArray(String[]::new));
    return command.work(err);
  }

  private JobCommand command(String kind) throws CommandException {
    CommandLine found = new CommandLine(submit.get()).getSubcommands().get(kind);
    if (found == null) {
      throw GameFlags.misused("unknown job kind " + kind);
    }
    return found.getCommand();
  }

  private static List<String> arguments(JobCommand command, ParseResult parsed)
      throws CommandException {
    Set<String> omitted = new HashSet<>(command.amounts());
    CommandSpec.forAnnotatedObject(command.batch).options().stream()
        .map(OptionSpec::longestName)
        .forEach(omitted::add);
    List<String> arguments =
        parsed.matchedOptionsSet().stream()
            .filter(option -> command.spec.findOption(option.longestName()) != null)
            .filter(option -> !omitted.contains(option.longestName()))
            .flatMap(JobKinds::arguments)
            .toList();
    for (String argument : arguments) {
      requireOneLine(argument);
    }
    return arguments;
  }

  private static void requireOneLine(String argument) throws CommandException {
    List<String> lines = argument.lines().toList();
    if (!lines.equals(List.of(argument))) {
      throw GameFlags.misused(lines.getFirst() + ": values of a job must not contain line breaks");
    }
  }

  /**
   * Returns the arguments of an option. Paths become absolute, so that they do not depend on a
   * worker's directory.
   */
  private static Stream<String> arguments(OptionSpec option) {
    boolean isPath = option.auxiliaryTypes()[0] == Path.class;
    return option.originalStringValues().stream()
        .map(value -> isPath ? Path.of(value).toAbsolutePath().toString() : value)
        .map(value -> option.longestName() + "=" + value);
  }
}
