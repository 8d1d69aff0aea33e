/** The command {@code stdio}: a session on standard input and output. */
package tengen.app.stdio;
