package tengen.game;

/** A move with the side that made it. A side may have several turns in a row. */
public record Turn(Side side, Move move) {}
