/**
 * The engine {@code gomoku-proof}, which plays Black's proven win and answers from the proof's
 * file. Makes no proofs; {@code tengen.proof} does.
 */
package tengen.gomoku.proof;
