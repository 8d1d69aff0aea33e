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
 * One search or inspection that a session wants.
 *
 * @param limits with the clock as told; the service plans the times
 * @param arrivedNanos on the service's clock: where its time begins. Empty: it is a background
 *     search, which has its time from where its engine begins
 * @param reportEveryMs between two reports; {@link Long#MAX_VALUE}: none
 * @param cap what it may use at most
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
   * Whether it makes way for others: it came as a background search, or these limits, which are in
   * force now, let only a stop end it.
   */
  public boolean isBackground(Limits now) {
    return arrivedNanos.isEmpty() || now.isUntilStopped();
  }

  /** For a monitor; empty: it is none of its affairs. */
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
