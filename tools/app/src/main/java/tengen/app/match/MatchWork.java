package tengen.app.match;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import tengen.app.flags.GameFlags;
import tengen.app.job.KindWork;
import tengen.app.job.MatchFormat;
import tengen.app.output.CommandException;
import tengen.arena.match.PairGames;
import tengen.arena.report.MatchReport;
import tengen.arena.stats.Sprt;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitSource;

/** A match as a job, with one unit per pair of games. */
record MatchWork(MatchPlan plan, PairGames games, PrintWriter err) implements KindWork {
  static MatchWork of(MatchPlan plan, PrintWriter err) throws CommandException {
    if (plan.schedule().games() % 2 != 0) {
      throw GameFlags.misused("--games must be even, since each opening is played twice");
    }
    return new MatchWork(plan, new PairGames(plan.schedule()), err);
  }

  @Override
  public String text() {
    return plan.text();
  }

  @Override
  public void units(UnitSource.Sink sink) throws IOException {
    for (int pair = 1; pair <= planned(); pair++) {
      sink.add(new Unit(String.format(Locale.ROOT, "%07d", pair), Integer.toString(pair)));
    }
  }

  @Override
  public int planned() {
    return plan.schedule().pairs();
  }

  @Override
  public String run(Unit unit, UnitContext context) throws InterruptedException {
    int pair = Integer.parseInt(unit.payload());
    return games.play(pair, plan.adjudication(), plan.context(err::println));
  }

  /** Accepts different results if a clock or threads make games vary. */
  @Override
  public boolean agree(String one, String other) {
    return !plan.isRepeatable() || games.areSame(one, other);
  }

  @Override
  public Optional<String> verdict(int dead, Supplier<List<UnitResult>> results) {
    return plan.test().isEmpty() ? Optional.empty() : verdict(report(results.get()));
  }

  private static Optional<String> verdict(MatchReport report) {
    String caveat = report.isDecidedByTime() ? " by games lost on time" : "";
    return report
        .sprt()
        .map(Sprt.State::verdict)
        .filter(verdict -> verdict != Sprt.Verdict.RUNNING)
        .map(verdict -> verdict.name().toLowerCase(Locale.ROOT).replace('_', ' '))
        .map(verdict -> "sprt: " + verdict + caveat);
  }

  /** Returns the standings so far. */
  MatchReport report(List<UnitResult> results) {
    return games.report(results.stream().map(UnitResult::result).toList(), plan.test());
  }

  @Override
  public String report(List<UnitResult> results, MatchFormat format) {
    return format.print(report(results));
  }
}
