package tengen.search;

/**
 * A question about a position other than a search for a move.
 *
 * @param name the name it is asked by, such as {@code threats}, {@code vcf} or {@code value}
 * @param help one line that explains the topic to users
 * @param marksPoints true if its {@link Finding} marks points of the board
 */
public record Topic(String name, String help, boolean marksPoints) {}
