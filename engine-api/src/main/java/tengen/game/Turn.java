package tengen.game;

/** One move with the side that made it. One side may have several turns in a row. */
public record Turn(Side side, Move move) {}
