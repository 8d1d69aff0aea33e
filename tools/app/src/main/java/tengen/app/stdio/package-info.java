/** The command {@code stdio}, which runs a session on standard input and output. */
package tengen.app.stdio;
