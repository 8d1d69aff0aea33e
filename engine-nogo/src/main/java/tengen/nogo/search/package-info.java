/**
 * Monte Carlo tree search for NoGo after BobNoGo, HappyNoGo and HaHaNoGo: RAVE, two-phase playouts,
 * MCTS-Solver.
 */
package tengen.nogo.search;
