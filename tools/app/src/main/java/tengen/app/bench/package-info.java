/** The command {@code bench}, which measures the speed of engines at fixed positions. */
package tengen.app.bench;
