package tengen.config;

/**
 * A protocol as far as a configuration knows it. The reader is given all of them.
 *
 * @param name what a listener chooses it by: {@code gtp}
 * @param lineBytes the most of one line that is kept, unless the file says otherwise
 */
public record KnownProtocol(String name, int lineBytes) {}
