package tengen.arena.game;

import tengen.game.Position;

/**
 * The initial position of a game.
 *
 * @param name source of the opening: file and line, or seed
 * @param position undecided, with either side to move
 */
public record Opening(String name, Position position) {}
