/** The AOT caches and the command {@code train}, which makes them. */
package tengen.app.train;
