/** The command {@code connect}, a bridge from standard input and output to a server. */
package tengen.app.connect;
