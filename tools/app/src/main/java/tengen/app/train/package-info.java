/** AOT caches: which there are, whether they are current, and how {@code train} makes them. */
package tengen.app.train;
