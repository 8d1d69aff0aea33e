package tengen.app.cgt;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.flags.JsonOption;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.cgt.Budget;
import tengen.cgt.table.RecomputableTables;
import tengen.cgt.table.Recomputation;

@Command(
    name = "cgt",
    description = "Compute values of combinatorial games and check tables of values.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {CgtValueCommand.class, CgtGamesCommand.class, CgtNimberCommand.class},
    footer = {
      "",
      "Examples:",
      "  tengen cgt value \"nim 3 5\" \"hackenbush BRG + domineering 2x3\"",
      "  tengen cgt value \"{1|{0|-1}}\" \"1/2 + 1/4\" --plot thermographs.svg",
      "  tengen cgt value --misere \"kayles 8\" \"nim 1 2 + grundy 7\"",
      "  tengen cgt value \"graph 0-1 0-2 1-2; tokens 0 0\"",
      "  tengen cgt nimber product 2 3",
      "  tengen cgt games",
      "  tengen cgt games wythoff",
      "  tengen cgt check problems/octal_nimvalues.tsv"
    })
public final class CgtCommand implements Runnable {
  @Spec CommandSpec spec = CommandSpec.create();

  public CgtCommand() {}

  /** Options that limit the computation of one answer. */
  static final class Limits {
    @Option(
        names = "--steps",
        paramLabel = "N",
        defaultValue = "1000000",
        description = "Maximum number of positions per game or row; default: ${DEFAULT-VALUE}.")
    long steps;

    @Option(
        names = "--time",
        paramLabel = "SECONDS",
        defaultValue = "60",
        description = "Maximum time per game or row; default: ${DEFAULT-VALUE}.")
    long seconds;

    /** Rejects negative limits. Call before {@link #budget}. */
    void require() throws CommandException {
      if (steps < 0 || seconds < 0) {
        throw GameFlags.misused("--steps and --time must not be negative");
      }
    }

    /** Returns a budget whose time starts now. */
    Budget budget() {
      long start = System.nanoTime();
      long nanos = TimeUnit.SECONDS.toNanos(seconds);
      return new Budget(steps, _ -> System.nanoTime() - start > nanos);
    }
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }

  @Command(
      name = "check",
      description = {
        "Recompute every row of tables and print the wrong ones.",
        "The file name selects the kind of table. The exit code is 1 if a row is"
            + " wrong, but not if a value is unknown."
      },
      mixinStandardHelpOptions = true)
  int check(
      @Parameters(paramLabel = "FILE.tsv", arity = "1..*", description = "Tables to check.")
          List<Path> files,
      @Mixin Limits limits,
      @Mixin JsonOption json)
      throws CommandException {
    limits.require();
    RecomputableTables tables = new RecomputableTables();
    List<Recomputation> known = files.stream().map(file -> table(tables, file)).toList();
    List<TableFile> read = new ArrayList<>();
    for (Path file : files) {
      read.add(read(file));
    }
    TableCheck check = new TableCheck(spec.commandLine().getOut(), json, limits::budget);
    for (int i = 0; i < read.size(); i++) {
      check.check(read.get(i), known.get(i));
    }
    check.printSummary();
    return check.isPassed() ? ExitCode.DONE : ExitCode.NO;
  }

  private Recomputation table(RecomputableTables tables, Path file) {
    return tables
        .named(TableFile.name(file))
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    file
                        + ": the file's name must be that of a table: "
                        + String.join(", ", tables.names())));
  }

  private static TableFile read(Path file) throws CommandException {
    try {
      return TableFile.read(file);
    } catch (IOException e) {
      throw GameFlags.unusable(file, e);
    }
  }
}
