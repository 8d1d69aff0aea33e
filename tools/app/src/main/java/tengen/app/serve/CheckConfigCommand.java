package tengen.app.serve;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.install.ConfigDraft;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.config.ConfigPrinter;

@Command(
    name = "check-config",
    description = "Check a configuration and print its effective values, including defaults.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  tengen check-config config/server.yaml"})
public final class CheckConfigCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "Configuration file in YAML.")
  @Nullable Path file;

  @Spec CommandSpec spec = CommandSpec.create();

  public CheckConfigCommand() {}

  @Override
  public Integer call() throws CommandException {
    Installation installation =
        Installation.find(ConfigDraft.ofServer(file, ServeHeap.budget()), _ -> false);
    installation.problems().forEach(spec.commandLine().getErr()::println);
    spec.commandLine().getOut().print(ConfigPrinter.print(installation.config()));
    spec.commandLine().getOut().flush();
    return ExitCode.DONE;
  }
}
