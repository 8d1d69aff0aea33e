/** The command {@code file}: a move for a board that a file holds. */
package tengen.app.file;
