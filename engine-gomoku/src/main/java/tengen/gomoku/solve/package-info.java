/**
 * Threat solvers on the pattern board: wins by continuous fours (VCF) and by continuous threes and
 * fours (VCT), proven against every reply of the defender. Used by the search, by topics and by
 * proofs.
 */
package tengen.gomoku.solve;
