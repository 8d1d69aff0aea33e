/** The installation: its directories, its version, its configuration and its plugins. */
package tengen.app.install;
