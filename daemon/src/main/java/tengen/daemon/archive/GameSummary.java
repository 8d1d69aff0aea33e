package tengen.daemon.archive;

/**
 * A game of a list.
 *
 * @param game without its turns
 * @param plies how many turns it has
 */
public record GameSummary(KeptGame game, int plies) {}
