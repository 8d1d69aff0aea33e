package tengen.cgt;

import java.util.OptionalInt;

/**
 * The remoteness of a lost position: how long it lasts if the winner hurries and the loser delays,
 * with the loser's move. Winning Ways, chapter 9.
 *
 * @param plies to the end, the move included; empty: more than an {@code int} holds
 */
public record Remoteness(String move, OptionalInt plies) {}
