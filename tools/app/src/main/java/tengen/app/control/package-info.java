/** The commands {@code ctl} and {@code top}, which speak to a running server. */
package tengen.app.control;
