/** The command {@code match}, and matches as jobs. */
package tengen.app.match;
