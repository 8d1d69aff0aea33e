/**
 * The pattern board of {@code gomoku}: lines packed two bits a point, tables from the shape of a
 * line to its class and from four classes to one of the point, all kept up to date move by move.
 *
 * <p>The classes are those that "A program by which Black wins Gomoku without forbidden moves"
 * (五子棋无禁手黑胜程序) describes after the board of Rapfi (Haobin Duan, Jinghui Wang).
 */
package tengen.gomoku.board;
