package tengen.daemon.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.protocol.Effect;
import tengen.search.Clock;
import tengen.search.Limits;

/**
 * The unfinished searches, inspections and game queries of a session, as the effects that started
 * them.
 *
 * @param <R> the protocol's replies
 */
final class OpenSearches<R> {
  private final Map<Long, List<Effect<R>>> byTicket = new LinkedHashMap<>();

  /**
   * Records an effect that starts, changes or ends one of them.
   *
   * @param agoMs age of the effect, which is subtracted from the game's clock
   * @return false if the effect is of another kind
   */
  boolean track(Effect<R> effect, long agoMs) {
    switch (effect) {
      case Effect.StartSearch<R> start ->
          begin(start.ticket(), start.withLimits(after(agoMs, start.limits())));
      case Effect.Inspect<R> inspect -> begin(inspect.ticket(), inspect);
      case Effect.FindGames<R> question -> begin(question.ticket(), question);
      case Effect.ChangeLimits<R>(long ticket, Limits limits) ->
          add(ticket, new Effect.ChangeLimits<>(ticket, after(agoMs, limits)));
      case Effect.StopSearch<R> stop -> add(stop.ticket(), stop);
      case Effect.DropSearch<R>(long ticket) -> {
        var _ = end(ticket);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private static Limits after(long agoMs, Limits limits) {
    long leftMs = limits.clock().leftMs();
    return leftMs == Clock.NONE
        ? limits
        : limits.withClock(limits.clock().withLeftMs(Math.max(0, leftMs - agoMs)));
  }

  private void begin(long ticket, Effect<R> start) {
    byTicket.put(ticket, new ArrayList<>(List.of(start)));
  }

  private void add(long ticket, Effect<R> change) {
    List<Effect<R>> search = byTicket.get(ticket);
    if (search != null) {
      search.add(change);
    }
  }

  /** Removes a finished request; returns it if it was a search. */
  Optional<Effect.StartSearch<R>> end(long ticket) {
    @Nullable List<Effect<R>> search = byTicket.remove(ticket);
    return search != null && search.getFirst() instanceof Effect.StartSearch<R> start
        ? Optional.of(start)
        : Optional.empty();
  }

  /** Returns the effects that restart the unfinished requests, in order. */
  List<Effect<R>> all() {
    return byTicket.values().stream().flatMap(List::stream).toList();
  }
}
