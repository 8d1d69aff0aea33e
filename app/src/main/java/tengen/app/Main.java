package tengen.app;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import tengen.daemon.Signals;

/** {@code tengen}: chooses the subcommand; results go to standard output, all else to the other. */
@Command(
    name = "tengen",
    description = "An engine daemon for Gomoku, NoGo and combinatorial games.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:done",
      "1:the answer is no: a check failed",
      "2:the command line is wrong",
      "3:the configuration is wrong",
      "4:cannot listen",
      "5:no usable engine",
      "70:internal error",
      "78:no JDK 25 was found"
    },
    footer = {
      "",
      "Examples:",
      "  tengen serve",
      "  tengen stdio --protocol gtp --engine nogo-classic",
      "  tengen engines",
      "  source <(tengen generate-completion)"
    },
    subcommands = {
      ServeCommand.class,
      StdioCommand.class,
      EnginesCommand.class,
      CheckConfigCommand.class,
      CheckEngineCommand.class,
      BenchCommand.class,
      TrainCommand.class,
      VersionCommand.class,
      AutoComplete.GenerateCompletion.class
    })
final class Main implements Runnable {
  @Option(names = "--debug", description = "Print stack traces.")
  boolean debug;

  @Spec CommandSpec spec = CommandSpec.create();

  private Main() {}

  /** Runs the program and ends the process with its exit code. */
  public static void main(String[] args) {
    int exitCode = run(args);
    System.out.flush();
    System.err.flush();
    Signals.halt(exitCode);
  }

  static int run(String[] args) {
    CommandLine commandLine = commandLine();
    try {
      return commandLine.execute(args);
    } catch (RuntimeException | Error e) {
      Main main = commandLine.getCommand();
      return main.failed(e, commandLine);
    }
  }

  /** The whole program, not yet run. */
  static CommandLine commandLine() {
    var main = new Main();
    var commandLine = new CommandLine(main);
    commandLine.setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8));
    commandLine.setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    // pbrain-tengen gives a configuration; who gives another after it means that one.
    commandLine.setOverwrittenOptionsAllowed(true);
    commandLine.setParameterExceptionHandler(Main::misused);
    commandLine.setExecutionExceptionHandler(main::failed);
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
    if (thrown instanceof Fatal fatal) {
      command.getErr().println(fatal.getMessage());
      return fatal.exitCode();
    }
    command.getErr().println("tengen: internal error: " + thrown + "; --debug tells more");
    return ExitCode.INTERNAL;
  }
}
