package tengen.protocol.table;

import java.util.Optional;
import tengen.game.Position;

/**
 * The current state of a table.
 *
 * @param table id
 * @param seq number of its last event
 * @param paused empty if it runs or is over
 * @param over empty if the game is open
 * @param delayMs delay between moves of two engines
 * @param watchers number of clients that watch
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
