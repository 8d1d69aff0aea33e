package tengen.cgt;

/**
 * A legal move and the position after it.
 *
 * @param move in the game's own notation, without blanks
 * @param <P> the game's positions
 */
public record Option<P>(String move, P after) {}
