package tengen.daemon.session;

import java.util.function.Supplier;

/**
 * A session that is open. Any thread may call.
 *
 * @param number no other session has it
 * @param listener its listener's name, and whose it is
 * @param soFar its engines, moves and age
 */
public record OpenSession(
    long number, String protocol, String client, String listener, Supplier<String> soFar) {}
