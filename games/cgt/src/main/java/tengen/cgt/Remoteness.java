package tengen.cgt;

import java.util.OptionalInt;

/**
 * The remoteness of a lost position: the number of plies to its end if the winner hurries and the
 * loser delays. Winning Ways, chapter 9.
 *
 * @param move the loser's best move
 * @param plies to the end, including the move; empty if more than an {@code int} holds
 */
public record Remoteness(String move, OptionalInt plies) {}
