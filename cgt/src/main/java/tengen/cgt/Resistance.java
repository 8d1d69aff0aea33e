package tengen.cgt;

import java.util.OptionalInt;

/**
 * How a lost position lasts longest against a winner who takes the shortest way.
 *
 * @param plies to the end, the move included; empty: more than an {@code int} holds
 */
public record Resistance(String move, OptionalInt plies) {}
