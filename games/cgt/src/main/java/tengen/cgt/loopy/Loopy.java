package tengen.cgt.loopy;

import tengen.cgt.Ruleset;

/**
 * A game of finitely many positions that may come back. Who cannot move loses; a game that never
 * ends is drawn.
 *
 * @param <P> positions: immutable, equal when the games are
 */
public interface Loopy<P> extends Ruleset<P> {}
