package tengen.arena.game;

import tengen.game.Position;

/**
 * Where a game begins.
 *
 * @param name for people: its file and line, or its seed
 * @param position open, whoever is to move
 */
public record Opening(String name, Position position) {}
