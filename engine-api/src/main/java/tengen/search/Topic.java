package tengen.search;

/**
 * A question about a position that is no search for a move.
 *
 * @param name what it is asked by: {@code threats}, {@code vcf}, {@code value}
 * @param help one line for people
 * @param marksPoints whether its {@link Finding} marks points of the board
 */
public record Topic(String name, String help, boolean marksPoints) {}
