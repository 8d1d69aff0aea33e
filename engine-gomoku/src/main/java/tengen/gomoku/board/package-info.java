/**
 * The incremental pattern board of {@code gomoku}: lines packed with two bits per point, a table
 * from a line's shape to its line class, and a table from four line classes to a point class.
 *
 * <p>The idea is Rapfi's (Haobin Duan, Jinghui Wang), as described in "A program by which Black
 * wins Gomoku without forbidden moves" (五子棋无禁手黑胜程序); the classes are our own.
 */
package tengen.gomoku.board;
