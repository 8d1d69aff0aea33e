package tengen.config;

/**
 * A protocol that a configuration may name. The reader gets all of them.
 *
 * @param name for listeners: {@code gtp}
 * @param lineBytes default of the maximum length of a line, in bytes
 */
public record KnownProtocol(String name, int lineBytes) {}
