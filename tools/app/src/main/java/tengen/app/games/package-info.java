/** The command {@code games}, for the games of an archive and of files. */
package tengen.app.games;
