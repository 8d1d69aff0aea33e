package tengen.config;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The keys of what clients may use. */
final class ClientLimitsKeys {
  private ClientLimitsKeys() {}

  private static final Key<ClientLimits, Optional<Long>> SESSIONS =
      key("sessions", 100_000, ClientLimits::sessions, "", "at once, all together");

  private static final Key<ClientLimits, Optional<Long>> COMMANDS =
      key(
          "commands-per-second",
          1_000_000,
          ClientLimits::commandsPerSecond,
          "",
          "all together; of ten seconds at once, then who sends more is closed");

  private static final Key<ClientLimits, Optional<Long>> PENDING =
      key(
          "pending-bytes",
          1_073_741_824,
          ClientLimits::pendingBytes,
          "bytes",
          "of commands that wait in one session; then reading from its client pauses");

  private static final Key<ClientLimits, Optional<Long>> SEARCHES =
      key(
          "searches",
          100_000,
          ClientLimits::searches,
          "",
          "at once, waiting ones too, all together");

  private static final Key<ClientLimits, Optional<Long>> SEARCH_NODES =
      key("search-nodes", Long.MAX_VALUE, ClientLimits::searchNodes, "", "of one search");

  private static final Key<ClientLimits, Optional<Long>> SEARCH_MS =
      key(
          "search-ms",
          604_800_000,
          ClientLimits::searchMs,
          "ms",
          "for one search, whatever the client asks for");

  private static Key<ClientLimits, Optional<Long>> key(
      String name, long most, Function<ClientLimits, Optional<Long>> of, String unit, String help) {
    return new Key<>(name, new Kinds.Maybe<>(Scalars.whole(1, most), 1L), of, unit, help);
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
