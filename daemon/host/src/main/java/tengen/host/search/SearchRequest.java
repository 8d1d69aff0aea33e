package tengen.host.search;

import java.util.Optional;
import java.util.OptionalLong;
import tengen.config.TimeProfile;
import tengen.game.Position;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchKind;
import tengen.host.watch.SearchCap;
import tengen.search.Limits;

/**
 * A search or inspection requested by a session.
 *
 * @param limits with the clock as sent; the service plans the times
 * @param arrivedNanos start of its time on the service's clock; empty for a background search,
 *     whose time starts with its engine
 * @param reportEveryMs interval of reports; {@link Long#MAX_VALUE} for none
 * @param cap limits of the session
 */
public record SearchRequest(
    EngineSlot slot,
    Position position,
    EngineCall call,
    Limits limits,
    TimeProfile time,
    OptionalLong arrivedNanos,
    long reportEveryMs,
    SearchCap cap) {

  /**
   * Returns whether the search yields to others: it was requested as a background search, or its
   * current limits make it run until stopped.
   */
  public boolean isBackground(Limits now) {
    return arrivedNanos.isEmpty() || now.isUntilStopped();
  }

  /** Returns a description for the monitor; empty if it is not monitored. */
  Optional<SearchFacts> facts() {
    return kind()
        .map(
            kind ->
                new SearchFacts(
                    slot.session().toString(),
                    slot.configured().id(),
                    position.rules(),
                    kind,
                    slot.settings().threads()));
  }

  private Optional<SearchKind> kind() {
    return switch (call) {
      case EngineCall.Preparation _ -> Optional.empty();
      case EngineCall.Inspection _ -> Optional.of(SearchKind.INSPECTION);
      case EngineCall.Search _ ->
          Optional.of(isBackground(limits) ? SearchKind.ANALYSIS : SearchKind.MOVE);
    };
  }
}
