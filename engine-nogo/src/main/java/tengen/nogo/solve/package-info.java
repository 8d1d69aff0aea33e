/**
 * The exact NoGo solver: the winner of a position, a winning move, and the move that delays a loss
 * longest. Used by the engine, by topics and for proofs of whole boards.
 */
package tengen.nogo.solve;
