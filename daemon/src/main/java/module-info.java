/** The server: plugins, sessions, the search service, transports. */
@org.jspecify.annotations.NullMarked
module tengen.daemon {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires transitive tengen.config;
  requires transitive tengen.protocol;
  requires io.netty.buffer;
  requires io.netty.common;
  requires io.netty.transport;
  requires transitive java.logging;

  exports tengen.daemon;
  exports tengen.daemon.log;
  exports tengen.daemon.memory;
  exports tengen.daemon.net;
  exports tengen.daemon.plugin;
  exports tengen.daemon.search;
  exports tengen.daemon.session;
  exports tengen.daemon.stdio;

  uses tengen.engine.EngineFactory;
  uses tengen.game.GameRules;
}
