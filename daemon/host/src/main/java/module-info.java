/**
 * Plugins, the registry of engines, and the service that runs their searches. Independent of
 * protocols, network, sessions and archive.
 */
@org.jspecify.annotations.NullMarked
module tengen.host {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires transitive tengen.config;

  exports tengen.host;
  exports tengen.host.log;
  exports tengen.host.memory;
  exports tengen.host.monitor;
  exports tengen.host.plugin;
  exports tengen.host.search;
  exports tengen.host.watch;

  uses tengen.engine.EngineFactory;
  uses tengen.game.GameRules;
}
