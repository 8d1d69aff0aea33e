/**
 * Sessions: from a connection's bytes to the effects of a protocol's state machine. Knows no
 * transport and no single protocol.
 */
package tengen.daemon.session;
