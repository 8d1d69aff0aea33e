/** The command {@code file}, which answers a board in a file with a move. */
package tengen.app.file;
