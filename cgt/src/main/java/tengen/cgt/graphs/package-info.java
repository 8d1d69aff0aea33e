/** Impartial games on graphs. */
package tengen.cgt.graphs;
