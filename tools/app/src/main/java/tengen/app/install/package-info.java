/** The installation, with its directories, version, configuration and plugins. */
package tengen.app.install;
