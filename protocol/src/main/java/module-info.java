/**
 * Text protocols as values, parsed and printed in both directions, with their sessions as pure
 * state machines.
 */
@org.jspecify.annotations.NullMarked
module tengen.protocol {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires tools.jackson.core;

  exports tengen.protocol;
  exports tengen.protocol.analysis;
  exports tengen.protocol.botzone;
  exports tengen.protocol.fault;
  exports tengen.protocol.gomocup;
  exports tengen.protocol.gtp;
  exports tengen.protocol.json;
  exports tengen.protocol.record;
  exports tengen.protocol.registry;
  exports tengen.protocol.table;
  exports tengen.protocol.words;
}
