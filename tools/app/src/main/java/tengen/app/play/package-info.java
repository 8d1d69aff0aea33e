/** The command {@code play}, and boards as text. */
package tengen.app.play;
