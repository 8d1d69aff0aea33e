/**
 * The API that rules, engines, protocols and hosts share: positions and rules in {@code
 * tengen.game}, searches in {@code tengen.search}, the plugin interface in {@code tengen.engine}.
 *
 * <p>A plugin provides {@link tengen.engine.EngineFactory}, {@link tengen.game.GameRules} or both.
 */
@org.jspecify.annotations.NullMarked
module tengen.api {
  requires static org.jspecify;

  exports tengen.engine;
  exports tengen.game;
  exports tengen.search;
}
