package tengen.app.serve;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.JsonOption;
import tengen.app.install.ConfigDraft;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.config.ConfigPrinter;

@Command(
    name = "check-config",
    description = "Check a configuration and print its effective values, including defaults.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen check-config config/server.yaml",
      "  tengen check-config --json config/server.yaml"
    })
public final class CheckConfigCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "Configuration file in YAML.")
  @Nullable Path file;

  @Mixin JsonOption json = new JsonOption();

  @Spec CommandSpec spec = CommandSpec.create();

  public CheckConfigCommand() {}

  @Override
  public Integer call() throws CommandException {
    Installation installation =
        Installation.find(ConfigDraft.ofServer(file, ServeHeap.budget()), _ -> false);
    installation.problems().forEach(spec.commandLine().getErr()::println);
    PrintWriter out = spec.commandLine().getOut();
    if (json.isGiven()) {
      out.println(ConfigJson.print(installation.config()));
    } else {
      out.print(ConfigPrinter.print(installation.config()));
    }
    out.flush();
    return ExitCode.DONE;
  }
}
