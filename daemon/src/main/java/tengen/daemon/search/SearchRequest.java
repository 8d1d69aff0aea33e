package tengen.daemon.search;

import tengen.config.TimeProfile;
import tengen.game.Position;
import tengen.search.Limits;

/**
 * One search or inspection that a session wants.
 *
 * @param limits with the clock as told; the service plans the times
 * @param arrivedNanos on the service's clock: where its time begins
 * @param reportEveryMs between two reports; {@link Long#MAX_VALUE}: none
 */
public record SearchRequest(
    EngineSlot slot,
    Position position,
    EngineCall call,
    Limits limits,
    TimeProfile time,
    long arrivedNanos,
    long reportEveryMs) {}
