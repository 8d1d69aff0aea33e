/** Charts as SVG. */
package tengen.app.plot;
