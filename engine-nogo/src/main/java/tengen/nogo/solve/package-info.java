/**
 * Exact results: who wins a position of NoGo, by which move, and how a lost game is made to last. A
 * library for engines, for questions of users, and for proofs of whole boards.
 */
package tengen.nogo.solve;
