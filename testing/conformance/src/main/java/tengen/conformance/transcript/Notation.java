package tengen.conformance.transcript;

/**
 * How a protocol looks on the wire, for whoever reads it as a client.
 *
 * @param protocol its name: {@code gomocup}, {@code gtp}
 * @param move a regular expression without groups: a stone on a point
 * @param blocks whether an empty line ends each reply; else each line is a reply
 */
public record Notation(String protocol, String move, boolean blocks) {}
