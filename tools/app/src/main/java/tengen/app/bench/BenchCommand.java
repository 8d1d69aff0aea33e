package tengen.app.bench;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.ConfigOption;
import tengen.app.flags.JsonOption;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.host.search.ConfiguredEngine;
import tengen.search.Limits;

@Command(
    name = "bench",
    description = {
      "Search fixed positions with every engine and print moves, scores, nodes and" + " speed.",
      "Uses one thread, one seed and no clock. The signature changes if and only if a"
          + " search changes."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen bench",
      "  tengen bench --engine nogo --nodes 20000",
      "  tengen bench --engine gomoku --depth 4 --json"
    })
public final class BenchCommand implements Callable<Integer> {
  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Maximum number of nodes per search; default: ${DEFAULT-VALUE}.",
      defaultValue = "100000")
  long nodes;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Maximum depth in plies, for engines that search by depth.")
  int depth = Limits.NONE.maxDepth();

  @Option(names = "--engine", paramLabel = "ID", description = "Use only this engine. Repeatable.")
  List<String> ids = new ArrayList<>();

  @Mixin JsonOption json = new JsonOption();

  @Mixin ConfigOption config = new ConfigOption();

  @Spec CommandSpec spec = CommandSpec.create();

  public BenchCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    if (nodes < 1 || depth < 1) {
      throw new CommandException(
          ExitCode.COMMAND_LINE, "tengen: --nodes and --depth must be at least 1");
    }
    Installation installation = Installation.open(config.file, spec.commandLine().getErr());
    PrintWriter out = spec.commandLine().getOut();
    BenchPrinter printer =
        json.isGiven() ? new BenchPrinter.Objects(out) : new BenchPrinter.Text(out);
    Limits limits = Limits.NONE.withMaxNodes(nodes).withMaxDepth(depth);
    var bench = new Bench(installation.catalog().rules(), limits, System::nanoTime, printer);
    List<BenchPosition> positions = BenchPosition.all();
    for (ConfiguredEngine engine : engines(installation, positions)) {
      bench.run(engine, positions);
    }
    bench.summary();
    out.flush();
    return ExitCode.DONE;
  }

  private List<ConfiguredEngine> engines(Installation installation, List<BenchPosition> positions)
      throws CommandException {
    for (String id : ids) {
      ConfiguredEngine engine =
          installation
              .engines()
              .find(id)
              .orElseThrow(
                  () ->
                      new CommandException(
                          ExitCode.NO_ENGINE,
                          "tengen: no engine %s; engines: %s"
                              .formatted(id, installation.engines().names())));
      if (positions.stream().noneMatch(position -> engine.plays(position.position()))) {
        throw new CommandException(
            ExitCode.NO_ENGINE, "tengen: bench has no position that engine " + id + " plays");
      }
    }
    return installation.engines().all().stream()
        .filter(engine -> ids.isEmpty() || ids.contains(engine.id()))
        .toList();
  }
}
