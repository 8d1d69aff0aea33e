/** Games on graphs: Green Hackenbush, and tokens that move along arcs. */
package tengen.cgt.graphs;
