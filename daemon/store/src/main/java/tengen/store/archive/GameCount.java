package tengen.store.archive;

/**
 * A number of games.
 *
 * @param isMinimum whether there may be more games than were counted
 */
public record GameCount(int games, boolean isMinimum) {}
