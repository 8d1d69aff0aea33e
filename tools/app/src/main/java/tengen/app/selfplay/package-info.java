/** Games of an engine against itself, as jobs. */
package tengen.app.selfplay;
