package tengen.app.prove;

import java.util.Map;
import java.util.Optional;
import tengen.app.install.Installation;
import tengen.app.install.Version;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.StandaloneEngine;
import tengen.proof.build.ProofWorkers;

/** Creates the engines that search for proofs. */
final class ProofEngines {
  private static final String ENGINE = "gomoku";

  private ProofEngines() {}

  /**
   * Returns the solver's name and version as recorded in proofs. The limits in a proof apply to
   * this solver.
   */
  static String solver() {
    return ENGINE + " " + Version.text();
  }

  /** Returns a maker of engines with tables of {@code bytes} each. */
  static ProofWorkers.EngineMaker maker(Installation installation, long bytes)
      throws CommandException {
    ConfiguredEngine engine =
        installation
            .engines()
            .find(ENGINE)
            .orElseThrow(
                () ->
                    new CommandException(
                        ExitCode.NO_ENGINE, "tengen: the engine " + ENGINE + " is missing"));
    var settings = new EngineSettings(1, bytes, 1, Map.of());
    Map<String, GameRules> rules = installation.catalog().rules();
    return () -> StandaloneEngine.create(engine, settings, rules, Optional.empty());
  }
}
