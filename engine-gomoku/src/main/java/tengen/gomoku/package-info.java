/**
 * The Gomoku engine {@code gomoku}: factory, options, topics and opening book. Board, solvers and
 * search have packages of their own.
 */
package tengen.gomoku;
