/** The commands {@code ctl} and {@code top}, which control and watch a running server. */
package tengen.app.control;
