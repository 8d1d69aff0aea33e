package tengen.arena.report;

import java.util.List;
import java.util.Optional;
import tengen.arena.stats.Sprt;
import tengen.arena.stats.Standing;
import tengen.arena.stats.Standings;
import tengen.arena.stats.WinsDrawsLosses;

/**
 * The contents of a match report.
 *
 * @param sprt of the first contestant against the second, if there is a test
 */
public record MatchReport(Standings standings, Optional<Sprt.State> sprt) {
  /** Returns whether the order of two contestants would change without the games lost on time. */
  public boolean isDecidedByTime() {
    List<Standing> ranked = standings.ranked();
    if (ranked.size() != 2) {
      return false;
    }
    Standing winner = ranked.getFirst();
    WinsDrawsLosses games = winner.results().games();
    int lead = games.wins() - games.losses();
    int leadOnTime = ranked.getLast().faults().timeLosses() - winner.faults().timeLosses();
    return lead > 0 && lead <= leadOnTime;
  }
}
