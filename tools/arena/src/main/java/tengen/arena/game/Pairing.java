package tengen.arena.game;

/**
 * A game to be played.
 *
 * @param number from 1, within the match
 * @param pair from 1; the two games of a pair share an opening and swap colours
 */
public record Pairing(int number, int pair, Contestant black, Contestant white, Opening opening) {}
