package tengen.config;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The limits of the clients of a listener, an address or a token; empty: no limit.
 *
 * @param sessions maximum number of sessions of all these clients together
 * @param commandsPerSecond maximum rate of commands of all these clients together
 * @param pendingBytes maximum size of a session's queued commands
 * @param searches maximum number of concurrent searches of all these clients together
 * @param searchNodes maximum number of nodes of a search
 * @param searchMs maximum time of a search in milliseconds
 */
public record ClientLimits(
    Optional<Long> sessions,
    Optional<Long> commandsPerSecond,
    Optional<Long> pendingBytes,
    Optional<Long> searches,
    Optional<Long> searchNodes,
    Optional<Long> searchMs) {
  /** No limits. */
  public static final ClientLimits NONE =
      new ClientLimits(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /**
   * Returns whether there are no limits. Called at each start, where {@code equals} of a record
   * would take seven milliseconds to link.
   */
  public boolean isNone() {
    return Stream.of(sessions, commandsPerSecond, pendingBytes, searches, searchNodes, searchMs)
        .allMatch(Optional::isEmpty);
  }

  /** Returns the stricter of both limits, value by value. */
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

  private static final Key<ClientLimits, Optional<Long>> SESSIONS =
      key(
          "sessions",
          100_000,
          ClientLimits::sessions,
          "",
          "Maximum number of sessions of all these clients together.");

  private static final Key<ClientLimits, Optional<Long>> COMMANDS =
      key(
          "commands-per-second",
          1_000_000,
          ClientLimits::commandsPerSecond,
          "",
          "Maximum rate of commands of all these clients together, with bursts of ten"
              + " seconds. A client above it is closed.");

  private static final Key<ClientLimits, Optional<Long>> PENDING =
      key(
          "pending-bytes",
          1_073_741_824,
          ClientLimits::pendingBytes,
          "bytes",
          "Maximum size of a session's queued commands. Above it the session stops reading.");

  private static final Key<ClientLimits, Optional<Long>> SEARCHES =
      key(
          "searches",
          100_000,
          ClientLimits::searches,
          "",
          "Maximum number of running and waiting searches of all these clients together.");

  private static final Key<ClientLimits, Optional<Long>> SEARCH_NODES =
      key(
          "search-nodes",
          Long.MAX_VALUE,
          ClientLimits::searchNodes,
          "",
          "Maximum number of nodes of a search.");

  private static final Key<ClientLimits, Optional<Long>> SEARCH_MS =
      key(
          "search-ms",
          604_800_000,
          ClientLimits::searchMs,
          "ms",
          "Maximum time of a search, whatever the client asks for.");

  private static Key<ClientLimits, Optional<Long>> key(
      String name, long max, Function<ClientLimits, Optional<Long>> of, String unit, String help) {
    return new Key<>(name, new Kinds.Maybe<>(Scalars.whole(1, max), 1L), of, unit, help);
  }

  static final Section<ClientLimits> SECTION =
      new Section<>(
          ClientLimits.NONE,
          List.of(SESSIONS, COMMANDS, PENDING, SEARCHES, SEARCH_NODES, SEARCH_MS),
          in ->
              new ClientLimits(
                  in.get(SESSIONS),
                  in.get(COMMANDS),
                  in.get(PENDING),
                  in.get(SEARCHES),
                  in.get(SEARCH_NODES),
                  in.get(SEARCH_MS)));
}
