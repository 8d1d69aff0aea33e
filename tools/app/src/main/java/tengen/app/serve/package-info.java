/** The command {@code serve}, and the commands that prepare its configuration. */
package tengen.app.serve;
