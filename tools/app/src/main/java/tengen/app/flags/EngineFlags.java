package tengen.app.flags;

import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.arena.game.Contestant;
import tengen.arena.game.TimeControl;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.StandaloneEngine;
import tengen.search.Limits;

/** Options that select the engine of a job and the node limit of its searches. */
public final class EngineFlags {
  @Option(
      names = "--engine",
      paramLabel = "ID",
      description = "Engine; default: the first that plays this game.")
  public @Nullable String engine;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "10000",
      description = "Maximum number of nodes per search; default: ${DEFAULT-VALUE}.")
  public long nodes = 10_000;

  @Mixin ConfigOption config = new ConfigOption();

  public EngineFlags() {}

  public Installation installation(PrintWriter err) throws CommandException {
    if (nodes < 1) {
      throw GameFlags.misused("--nodes must be at least 1");
    }
    return Installation.open(config.file, err);
  }

  /** Returns the selected engine. Without an id, returns the first that satisfies {@code suits}. */
  public SelectedEngine selected(Installation installation, Predicate<ConfiguredEngine> suits)
      throws CommandException {
    return installation.engines().all().stream()
        .filter(each -> engine == null || each.id().equals(engine))
        .filter(suits)
        .findFirst()
        .map(found -> new SelectedEngine(found, installation.catalog().rules(), nodes))
        .orElseThrow(
            () ->
                new CommandException(
                    ExitCode.NO_ENGINE,
                    "tengen: no engine %s can do this; engines: %s"
                        .formatted(
                            engine == null ? "here" : engine, installation.engines().names())));
  }

  /** An engine with its node limit. */
  public record SelectedEngine(ConfiguredEngine engine, Map<String, GameRules> rules, long nodes) {
    /** Returns a text that identifies everything the engine's answers depend on. */
    public String text() {
      return new Contestant(engine.id(), engine, TimeControl.UNLIMITED.withNodes(nodes)).identity();
    }

    /** Returns whether equal searches always give equal answers. */
    public boolean isRepeatable() {
      return new Contestant(engine.id(), engine, TimeControl.UNLIMITED).isRepeatable();
    }

    public Limits limits() {
      return Limits.NONE.withMaxNodes(nodes);
    }

    /** Creates an engine for one unit. */
    public StandaloneEngine make() throws EngineException {
      return StandaloneEngine.make(engine, engine.settings(), rules, Optional.empty());
    }
  }
}
