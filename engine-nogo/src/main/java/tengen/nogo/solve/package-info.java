/**
 * The exact NoGo solver: who wins a position, by which move, and how a lost game is made to last.
 * For the engine, for users' topics, and for proofs of whole boards.
 */
package tengen.nogo.solve;
