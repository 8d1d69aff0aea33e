package tengen.protocol.table;

import java.util.Optional;
import tengen.game.Position;

/**
 * A table as it is now.
 *
 * @param table its id
 * @param seq of its last event
 * @param paused empty: it runs, or is over
 * @param over empty: the game goes on
 * @param delayMs from one engine's move to the other's
 * @param watchers who hear of it
 */
public record TableView(
    String table,
    long seq,
    long startedMs,
    Position position,
    TableSeats seats,
    TableClocks control,
    TimeLeft left,
    Optional<TableEvent.Paused> paused,
    Optional<TableEvent.Over> over,
    long delayMs,
    boolean isPrivate,
    int watchers) {}
