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
import tengen.app.output.ExitCode;
import tengen.app.output.Fatal;

/**
 * {@code tengen} as picocli knows it: the one authority for help, faults of the command line and
 * completion. Results go to standard output, all else to the other.
 */
@Command(
    name = "tengen",
    description = "An engine daemon for Gomoku, NoGo and combinatorial games.",
    mixinStandardHelpOptions = true,
    versionProvider = TengenCommand.VersionLine.class,
    synopsisSubcommandLabel = "COMMAND",
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:done",
      "1:the answer is no: a check failed",
      "2:the command line is wrong",
      "3:the configuration is wrong",
      "4:cannot listen",
      "5:no usable engine",
      "69:the server cannot be reached, or has lost the session",
      "70:internal error",
      "74:output cannot be written",
      "78:no JDK 25 was found",
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

  /** Runs the command of this line. Its results alone go to standard output, no plugin's words. */
  public static int run(String... args) {
    PrintStream results = System.out;
    // First: picocli writes to a System.out that changes later by a writer that tells of no error.
    System.setOut(System.err);
    CommandLine commandLine = commandLine(results, args);
    try {
      return commandLine.execute(args);
    } catch (RuntimeException | Error e) {
      TengenCommand tengen = commandLine.getCommand();
      return tengen.failed(e, commandLine);
    }
  }

  /** Builds the parser of a command line, with the commands that the line needs. */
  public static CommandLine commandLine(PrintStream results, String... args) {
    var tengen = new TengenCommand();
    var commandLine = new CommandLine(tengen);
    Subcommands.addNamed(commandLine, args);
    commandLine.setOut(new PrintWriter(results, true, StandardCharsets.UTF_8));
    commandLine.setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    // pbrain-tengen gives a configuration; who gives another after it means that one.
    commandLine.setOverwrittenOptionsAllowed(true);
    commandLine.setParameterExceptionHandler(TengenCommand::misused);
    commandLine.setExecutionExceptionHandler(tengen::failed);
    return commandLine;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }

  private static int misused(ParameterException wrong, String[] args) {
    CommandLine command = wrong.getCommandLine();
    String message = String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
    command
        .getErr()
        .println(
            "tengen: " + message + "; see " + command.getCommandSpec().qualifiedName() + " --help");
    return ExitCode.COMMAND_LINE;
  }

  private int failed(Exception thrown, CommandLine command, ParseResult parsed) {
    return failed(thrown, command);
  }

  private int failed(Throwable thrown, CommandLine command) {
    if (debug) {
      thrown.printStackTrace(command.getErr());
    }
    return Fatal.report(thrown, command.getErr());
  }

  /** What {@code --version} prints. */
  static final class VersionLine implements IVersionProvider {
    VersionLine() {}

    @Override
    public String[] getVersion() {
      return new String[] {"Tengen " + Version.text()};
    }
  }
}
