package tengen.app;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import tengen.app.install.Version;
import tengen.app.output.CommandException;

/**
 * The top-level picocli command {@code tengen}. Defines help, command-line errors and completion.
 * Results go to standard output, everything else to standard error.
 */
@Command(
    name = "tengen",
    description = "An engine daemon for Gomoku, NoGo and combinatorial games.",
    mixinStandardHelpOptions = true,
    versionProvider = TengenCommand.VersionLine.class,
    synopsisSubcommandLabel = "COMMAND",
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:success",
      "1:a check failed",
      "2:invalid command line",
      "3:invalid configuration",
      "4:cannot listen",
      "5:no usable engine",
      "69:server unreachable or session lost",
      "70:internal error",
      "74:cannot write output",
      "78:no JDK 25 found",
      "129, 143:ended by a signal",
      "130:interrupted"
    },
    footer = {
      "",
      "Examples:",
      "  tengen play --game gomoku --level 20",
      "  tengen serve",
      "  tengen stdio --protocol gtp --engine nogo",
      "  tengen engines",
      "  source <(tengen generate-completion)"
    })
public final class TengenCommand implements Runnable {
  @Option(names = "--debug", description = "Print stack traces.")
  boolean debug;

  @Spec CommandSpec spec = CommandSpec.create();

  TengenCommand() {}

  /**
   * Runs the command of this line and returns its exit code. Redirects {@code System.out} to
   * standard error, so that plugins cannot print between the results.
   */
  public static int run(String... args) {
    PrintStream results = System.out;
    // Set before picocli starts. Its writer to a System.out that is replaced later hides errors.
    System.setOut(System.err);
    CommandLine commandLine = commandLine(results, args);
    try {
      return commandLine.execute(args);
    } catch (RuntimeException | Error e) {
      TengenCommand tengen = commandLine.getCommand();
      return tengen.failed(e, commandLine);
    }
  }

  /** Builds the parser for a command line, with the commands that the line needs. */
  public static CommandLine commandLine(PrintStream results, String... args) {
    var tengen = new TengenCommand();
    var commandLine = new CommandLine(tengen);
    Subcommands.addNamed(commandLine, args);
    commandLine.setOut(new PrintWriter(results, true, StandardCharsets.UTF_8));
    commandLine.setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    // pbrain-tengen passes a configuration. A later one on the same line replaces it.
    commandLine.setOverwrittenOptionsAllowed(true);
    commandLine.setParameterExceptionHandler(UsageError::report);
    commandLine.setExecutionExceptionHandler(tengen::failed);
    return commandLine;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }

  private int failed(Exception thrown, CommandLine command, ParseResult parsed) {
    return failed(thrown, command);
  }

  private int failed(Throwable thrown, CommandLine command) {
    if (debug) {
      thrown.printStackTrace(command.getErr());
    }
    return CommandException.report(thrown, command.getErr());
  }

  /** Provides the output of {@code --version}. */
  static final class VersionLine implements IVersionProvider {
    VersionLine() {}

    @Override
    public String[] getVersion() {
      return new String[] {Version.title()};
    }
  }
}
