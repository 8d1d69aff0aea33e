package tengen.arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import tengen.arena.Players;
import tengen.engine.EngineException;
import tengen.game.Position;
import tengen.host.search.CoreTime;
import tengen.search.Clock;
import tengen.search.Limits;
import tengen.search.RunningSearch;

class SeatTest {
  private static final long NANOS_PER_MS = 1_000_000;
  private static final Limits TENTH = Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(100));

  @Test
  void anEngineWithATenthOfACorePlansHalfOfItsTurn() throws Exception {
    assertThat(plannedAfter(new CoreTime(5 * NANOS_PER_MS, 45 * NANOS_PER_MS))).isEqualTo(50);
  }

  @Test
  void anEngineWithACoreToItselfPlansItsWholeTurn() throws Exception {
    assertThat(plannedAfter(new CoreTime(50 * NANOS_PER_MS, 0))).isEqualTo(100);
  }

  /** Plans a move of 100 ms after a search in which the thread had this CPU time. */
  private static long plannedAfter(CoreTime search) throws EngineException, InterruptedException {
    Contestant player =
        Players.of("first", TimeControl.UNLIMITED, (at, _) -> Players.firstMove(at, 0.5));
    Queue<CoreTime> times = new ArrayDeque<>(List.of(new CoreTime(0, 0), search));
    try (var seat = new Seat(player, Players.context(), () -> Optional.ofNullable(times.poll()))) {
      Pairing pairing = Players.pairing(player, player);
      Position start = pairing.opening().position();
      seat.begin(pairing);
      seat.ask(start, RunningSearch.start(seat.planned(TENTH)));
      return seat.planned(TENTH).plannedMs();
    }
  }
}
