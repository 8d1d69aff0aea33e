/**
 * A game between two engines, as a state machine with clocks and adjudication. Knows nothing of
 * matches.
 */
package tengen.arena.game;
