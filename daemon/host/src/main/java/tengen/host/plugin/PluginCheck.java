package tengen.host.plugin;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import tengen.engine.EngineDescriptor;
import tengen.game.GameRules;
import tengen.game.Setup;

/**
 * Validates the descriptions and referees of a plugin by calling everything that a session's start
 * needs. Exceptions of the plugin are passed on.
 */
final class PluginCheck {
  private static final Predicate<String> ID =
      Pattern.compile("[a-z][a-z0-9-]{0,63}").asMatchPredicate();

  private PluginCheck() {}

  /** Returns why an engine or its referees cannot be used; empty if they can. */
  static Optional<String> objection(EngineDescriptor engine, List<GameRules> rules) {
    return engine
        .objection()
        .map(why -> "engine " + engine.id() + ": " + why)
        .or(() -> rules.stream().flatMap(each -> objection(each).stream()).findFirst());
  }

  /** Returns why a referee cannot be used; empty if it can. */
  static Optional<String> objection(GameRules rules) {
    String id = Objects.requireNonNull(rules.id(), "rules without an id");
    Optional<String> wrong =
        ID.test(id) ? ofKnown(rules, id) : Optional.of("lower case, digits, hyphens");
    return wrong.map(why -> "rules " + id + ": " + why);
  }

  private static Optional<String> ofKnown(GameRules rules, String id) {
    String family = rules.family();
    if (!(id + "-").startsWith(family + "-")) {
      return Optional.of("family " + family + ": the id, or what it begins with");
    }
    Objects.requireNonNull(rules.columns(), "no columns");
    var _ = Objects.requireNonNull(rules.look(), "null look");
    Setup usual = Objects.requireNonNull(rules.usualSetup(), "no usual setup");
    return rules.objection(usual).map(why -> "usual setup: " + why);
  }
}
