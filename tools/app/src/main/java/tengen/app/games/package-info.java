/** The command {@code games}: the games of an archive, and games of files. */
package tengen.app.games;
