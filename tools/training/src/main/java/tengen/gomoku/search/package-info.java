/** Programs that train the evaluation and the move ordering of {@code gomoku}. */
package tengen.gomoku.search;
