package tengen.cgt.loopy;

import tengen.cgt.Ruleset;

/**
 * A game of finitely many positions that may repeat. The player without a move loses; an endless
 * game is a draw.
 *
 * @param <P> positions: immutable, equal when the games are
 */
public interface Loopy<P> extends Ruleset<P> {}
