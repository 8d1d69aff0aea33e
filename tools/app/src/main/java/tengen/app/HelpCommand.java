package tengen.app;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import tengen.app.output.ExitCode;

@Command(
    name = "help",
    description = "Show the help of a command, as its option --help does.",
    mixinStandardHelpOptions = true,
    footer = {"", "Examples:", "  tengen help match", "  tengen help games list"})
final class HelpCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "COMMAND",
      arity = "0..*",
      description = "Command, with its subcommand if it has one; default: tengen itself.")
  List<String> path = List.of();

  @Spec CommandSpec spec = CommandSpec.create();

  HelpCommand() {}

  @Override
  public Integer call() {
    CommandLine shown = spec.root().commandLine();
    for (String name : path) {
      CommandLine next = shown.getSubcommands().get(name);
      if (next == null) {
        throw new UnmatchedArgumentException(shown, List.of(name));
      }
      shown = next;
    }
    shown.usage(spec.commandLine().getOut());
    return ExitCode.DONE;
  }
}
