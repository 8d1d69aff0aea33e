/**
 * The pattern board of {@code gomoku}: lines packed two bits a point, tables from the shape of a
 * line to its class and from four classes to one of the point, all kept up to date move by move.
 *
 * <p>The idea of such a board is Rapfi's (Haobin Duan, Jinghui Wang), as "A program by which Black
 * wins Gomoku without forbidden moves" (五子棋无禁手黑胜程序) describes it; the classes are our own.
 */
package tengen.gomoku.board;
