/**
 * The alpha-beta search of {@code gomoku}, with its evaluation, table and stop policy. Knows
 * positions only as pattern boards.
 */
package tengen.gomoku.search;
