/**
 * The client's side of a server's protocols, for the command {@code connect}. Depends on no other
 * package of the server.
 */
package tengen.daemon.connect;
