/** Programs that make the pattern tables of {@code gomoku}'s board. */
package tengen.gomoku.board;
