package tengen.protocol.table;

import java.util.Map;
import java.util.Optional;
import tengen.game.Position;
import tengen.game.Side;

/**
 * The current state of a table.
 *
 * @param table id
 * @param seq number of its last event
 * @param paused empty if it runs or is over
 * @param over empty if the game is open
 * @param delayMs delay between moves of two engines
 * @param watchers number of clients that watch
 * @param match agreements of the players of a match
 * @param awayMs time until the opponent may claim the win, by the side that is away
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
    int watchers,
    TableMatch match,
    Map<Side, Long> awayMs) {
  public TableView {
    awayMs = Map.copyOf(awayMs);
  }
}
