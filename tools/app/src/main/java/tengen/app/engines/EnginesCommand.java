package tengen.app.engines;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.ConfigOption;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;

@Command(
    name = "engines",
    description = {
      "List the available engines with their games, board sizes, location and" + " options.",
      "Prints skipped plugins to standard error, one per line."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen engines",
      "  tengen engines --config config/server.yaml",
      "  tengen engines --json"
    })
public final class EnginesCommand implements Callable<Integer> {
  @Option(names = "--json", description = "Print one JSON array instead of tables.")
  boolean json;

  @Mixin ConfigOption config = new ConfigOption();

  @Spec CommandSpec spec = CommandSpec.create();

  public EnginesCommand() {}

  @Override
  public Integer call() throws CommandException {
    Installation installation = Installation.open(config.file, spec.commandLine().getErr());
    PrintWriter out = spec.commandLine().getOut();
    var engines = installation.engines().all();
    out.print(json ? EngineJson.of(engines) : EngineText.of(engines));
    out.flush();
    return ExitCode.DONE;
  }
}
