/**
 * The client's side of a server's protocols, for the commands {@code connect} and {@code join}.
 * Depends on no other package of the server.
 */
package tengen.daemon.connect;
