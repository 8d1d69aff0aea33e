/** The analysis of stored games, as jobs. */
package tengen.app.analyse;
