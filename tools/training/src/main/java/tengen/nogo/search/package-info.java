/** Programs that train the playout patterns of {@code nogo}. */
package tengen.nogo.search;
