/** The commands {@code engines} and {@code check-engine}. */
package tengen.app.engines;
