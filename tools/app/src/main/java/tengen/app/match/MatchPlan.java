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
 * A match ready to be played.
 *
 * @param start initial position
 * @param text everything that the games depend on, except their number
 */
record MatchPlan(
    Installation installation,
    Position start,
    Schedule schedule,
    Optional<Sprt> test,
    Adjudication adjudication,
    String text) {
  /** Returns the context of its engines. Passes their log lines to {@code log}. */
  EngineContext context(Consumer<String> log) {
    return Match.context(installation.catalog().rules(), log);
  }

  /**
   * Returns whether each game repeats exactly, which holds without clocks and without racing
   * threads.
   */
  boolean isRepeatable() {
    return schedule.contestants().stream().allMatch(Contestant::isRepeatable);
  }
}
