package tengen.config;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the clients of one listener, address or token may use; empty: no limit.
 *
 * @param sessions at once, of all of them together
 * @param commandsPerSecond of all of them together
 * @param pendingBytes of commands that wait, of each
 * @param searches at once, of all of them together
 * @param searchNodes of one search
 * @param searchMs of one search
 */
public record ClientLimits(
    Optional<Long> sessions,
    Optional<Long> commandsPerSecond,
    Optional<Long> pendingBytes,
    Optional<Long> searches,
    Optional<Long> searchNodes,
    Optional<Long> searchMs) {
  /** No limit at all. */
  public static final ClientLimits NONE =
      new ClientLimits(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /**
   * Whether there is no limit at all. Asked at each start, where {@code equals} would take the JVM
   * seven milliseconds to make.
   */
  public boolean isNone() {
    return Stream.of(sessions, commandsPerSecond, pendingBytes, searches, searchNodes, searchMs)
        .allMatch(Optional::isEmpty);
  }

  /** What both allow. */
  public ClientLimits and(ClientLimits other) {
    return new ClientLimits(
        least(sessions, other.sessions),
        least(commandsPerSecond, other.commandsPerSecond),
        least(pendingBytes, other.pendingBytes),
        least(searches, other.searches),
        least(searchNodes, other.searchNodes),
        least(searchMs, other.searchMs));
  }

  private static Optional<Long> least(Optional<Long> one, Optional<Long> other) {
    return Stream.of(one, other).flatMap(Optional::stream).min(Long::compare);
  }
}
