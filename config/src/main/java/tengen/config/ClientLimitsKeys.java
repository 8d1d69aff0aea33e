package tengen.config;

import java.util.List;
import java.util.Optional;

/** The keys of what a client may use. */
final class ClientLimitsKeys {
  private ClientLimitsKeys() {}

  private static final Key<ClientLimits, Optional<Long>> SEARCH_NODES =
      new Key<>(
          "search-nodes",
          new Kinds.Maybe<>(Scalars.whole(1, Long.MAX_VALUE), 1L),
          ClientLimits::searchNodes,
          "",
          "of one search; null: no limit");

  private static final Key<ClientLimits, Optional<Long>> SEARCH_MS =
      new Key<>(
          "search-ms",
          new Kinds.Maybe<>(Scalars.whole(1, 604_800_000), 1L),
          ClientLimits::searchMs,
          "ms",
          "for one search, whatever the client asks for; null: no limit");

  static final Section<ClientLimits> SECTION =
      new Section<>(
          ClientLimits.NONE,
          List.of(SEARCH_NODES, SEARCH_MS),
          in -> new ClientLimits(in.get(SEARCH_NODES), in.get(SEARCH_MS)));
}
