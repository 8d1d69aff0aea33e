package tengen.conformance.transcript;

/**
 * The wire format of a protocol, as far as a client needs it.
 *
 * @param protocol the protocol's name, such as {@code gomocup} or {@code gtp}
 * @param move a regular expression without groups for a move
 * @param blocks true if an empty line ends each reply, false if each line is a reply
 */
public record Notation(String protocol, String move, boolean blocks) {}
