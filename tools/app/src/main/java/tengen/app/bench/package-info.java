/** The command {@code bench}: the speed of engines at fixed positions. */
package tengen.app.bench;
