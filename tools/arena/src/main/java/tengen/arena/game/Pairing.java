package tengen.arena.game;

/**
 * One game to play.
 *
 * @param number from 1, within the match
 * @param pair from 1; the two games of a pair have one opening and changed colours
 */
public record Pairing(int number, int pair, Contestant black, Contestant white, Opening opening) {}
