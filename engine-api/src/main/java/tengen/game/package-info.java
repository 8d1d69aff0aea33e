/**
 * Positions, moves and referees of any game. Depends on nothing; rules of a single game belong to
 * {@code tengen.rules}.
 */
package tengen.game;
