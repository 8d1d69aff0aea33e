package tengen.app.flags;

import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.app.install.Installation;
import tengen.app.output.ExitCode;
import tengen.app.output.Fatal;
import tengen.arena.game.Contestant;
import tengen.arena.game.TimeControl;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.StandaloneEngine;
import tengen.search.Limits;

/** Which engine does the units of a job, and how many nodes a search of it has. */
public final class EngineFlags {
  @Option(
      names = "--engine",
      paramLabel = "ID",
      description = "Who is asked; default: the first that plays this.")
  public @Nullable String engine;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "10000",
      description = "The most nodes of one search; default: ${DEFAULT-VALUE}.")
  public long nodes = 10_000;

  @Mixin ConfigOption config = new ConfigOption();

  public EngineFlags() {}

  public Installation installation(PrintWriter err) throws Fatal {
    if (nodes < 1) {
      throw GameFlags.misused("--nodes: 1 or more");
    }
    return Installation.open(config.file, err);
  }

  /** The engine, if it suits; for no id the first that does. */
  public Asked asked(Installation installation, Predicate<ConfiguredEngine> suits) throws Fatal {
    return installation.engines().all().stream()
        .filter(each -> engine == null || each.id().equals(engine))
        .filter(suits)
        .findFirst()
        .map(found -> new Asked(found, installation.catalog().rules(), nodes))
        .orElseThrow(
            () ->
                new Fatal(
                    ExitCode.NO_ENGINE,
                    "tengen: no engine %s can do this; engines: %s"
                        .formatted(
                            engine == null ? "here" : engine, installation.engines().names())));
  }

  /** An engine, and how long it may think. */
  public record Asked(ConfiguredEngine engine, Map<String, GameRules> rules, long nodes) {
    /** All that its answers depend on. */
    public String text() {
      return new Contestant(engine.id(), engine, TimeControl.UNLIMITED.withNodes(nodes)).identity();
    }

    /** Whether it answers the same again. */
    public boolean isRepeatable() {
      return new Contestant(engine.id(), engine, TimeControl.UNLIMITED).isRepeatable();
    }

    public Limits limits() {
      return Limits.NONE.withMaxNodes(nodes);
    }

    /** One of its own for a unit. */
    public StandaloneEngine make() throws EngineException {
      return StandaloneEngine.make(engine, engine.settings(), rules, Optional.empty());
    }
  }
}
