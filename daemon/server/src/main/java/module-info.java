/** The server: listeners, sessions and tables. */
@org.jspecify.annotations.NullMarked
module tengen.daemon {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires transitive tengen.config;
  requires transitive tengen.host;
  requires transitive tengen.protocol;
  requires transitive tengen.store;
  requires io.netty.buffer;
  requires io.netty.common;
  requires io.netty.transport;
  requires jdk.unsupported;

  // Resolved only for servers, because these modules slow down the start of a stdio session.
  requires static io.netty.codec;
  requires static io.netty.codec.http;
  requires static io.netty.handler;
  requires static tengen.web;

  // Resolved only for sockets inherited from a service manager.
  requires static io.netty.transport.classes.epoll;
  requires transitive java.logging;

  exports tengen.daemon;
  exports tengen.daemon.access;
  exports tengen.daemon.connect;
  exports tengen.daemon.control;
  exports tengen.daemon.games;
  exports tengen.daemon.log;
  exports tengen.daemon.monitor;
  exports tengen.daemon.net;
  exports tengen.daemon.session;
  exports tengen.daemon.stdio;
  exports tengen.daemon.table;
}
