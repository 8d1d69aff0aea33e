package tengen.daemon.session;

import java.util.function.Supplier;
import tengen.host.log.SessionId;

/**
 * An open session. Thread-safe.
 *
 * @param listener the listener's name and the account
 * @param soFar returns its engines, number of moves and age
 */
public record OpenSession(
    SessionId id,
    String protocol,
    String client,
    String listener,
    Supplier<SessionProgress> soFar) {}
