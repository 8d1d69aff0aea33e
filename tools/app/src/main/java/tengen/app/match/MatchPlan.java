package tengen.app.match;

import java.util.Optional;
import java.util.function.Consumer;
import tengen.app.install.Installation;
import tengen.arena.game.Adjudication;
import tengen.arena.game.Contestant;
import tengen.arena.match.Match;
import tengen.arena.match.Schedule;
import tengen.arena.stats.Sprt;
import tengen.engine.EngineContext;
import tengen.game.Position;

/**
 * A match that can be played.
 *
 * @param start of the game's usual opening
 * @param text everything that a game depends on, but how many of them there are
 */
record MatchPlan(
    Installation installation,
    Position start,
    Schedule schedule,
    Optional<Sprt> test,
    Adjudication adjudication,
    String text) {
  /** What its engines are lent; {@code log} takes their lines. */
  EngineContext context(Consumer<String> log) {
    return Match.context(installation.catalog().rules(), log);
  }

  /** Whether each game is the same whenever it is played: no clock, and no threads in a race. */
  boolean isRepeatable() {
    return schedule.contestants().stream().allMatch(Contestant::isRepeatable);
  }
}
