package tengen.arena.report;

import java.util.Optional;
import tengen.arena.stats.Sprt;
import tengen.arena.stats.Standings;

/**
 * What there is to tell of a match.
 *
 * @param sprt of the first contestant against the second, where there is a test
 */
public record MatchReport(Standings standings, Optional<Sprt.State> sprt) {}
