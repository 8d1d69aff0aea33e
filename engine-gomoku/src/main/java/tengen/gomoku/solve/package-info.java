/**
 * Threat solvers on the pattern board: wins by continuous fours (VCF) and by continuous threes and
 * fours (VCT), proved against every reply that the defender has. A library for the search, for
 * questions of users, and for proofs.
 */
package tengen.gomoku.solve;
