package tengen.daemon.session;

import java.util.function.Supplier;
import tengen.host.log.SessionId;

/**
 * A session that is open. Any thread may call.
 *
 * @param listener its listener's name, and whose it is
 * @param soFar its engines, moves and age
 */
public record OpenSession(
    SessionId id, String protocol, String client, String listener, Supplier<String> soFar) {}
