package tengen.app;

import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import tengen.arena.batch.Job;
import tengen.arena.batch.UnitResult;
import tengen.arena.batch.UnitRunner;
import tengen.arena.match.PairGames;
import tengen.arena.report.MatchReport;
import tengen.arena.stats.Sprt;

/** Plays pairs of games of matches that are jobs. */
final class MatchUnits implements UnitRunner {
  private final String build;
  private final PrintWriter err;
  private final Map<String, MatchPlan> plans = new HashMap<>();
  private final Map<String, Optional<String>> refusals = new HashMap<>();

  /**
   * A runner.
   *
   * @param build of this program
   * @param err gets a line for each job that it refuses, and what engines say
   */
  MatchUnits(String build, PrintWriter err) {
    this.build = build;
    this.err = err;
  }

  @Override
  public synchronized Optional<String> refuses(Job job) {
    Optional<String> known = refusals.get(job.id());
    if (known != null) {
      return known;
    }
    Optional<String> refusal = refusal(job);
    refusals.put(job.id(), refusal);
    refusal.ifPresent(why -> err.println("tengen: job " + job.id() + " is left to others: " + why));
    return refusal;
  }

  private Optional<String> refusal(Job job) {
    if (!job.kind().equals(MatchJob.KIND)) {
      return Optional.of("no units of kind " + job.kind() + " are known here");
    }
    if (!job.build().equals(build)) {
      return Optional.of("it is of build " + job.build() + ", this is " + build);
    }
    try {
      MatchPlan plan = MatchJob.flags(job).plan(err);
      plans.put(job.id(), plan);
      return plan.text().equals(MatchJob.text(job))
          ? Optional.empty()
          : Optional.of("its engines, openings or files are not the same here");
    } catch (Fatal e) {
      return Optional.of(String.valueOf(e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.of("interrupted");
    }
  }

  private synchronized MatchPlan plan(Job job) {
    return Objects.requireNonNull(plans.get(job.id()), job.id());
  }

  @Override
  public String run(Job job, String payload) throws InterruptedException {
    MatchPlan plan = plan(job);
    return new PairGames(plan.schedule())
        .play(Integer.parseInt(payload), plan.adjudication(), plan.context(err::println));
  }

  /** Engines may choose by the clock, and times are told: two results need not be the same. */
  @Override
  public boolean agree(Job job, String one, String other) {
    return true;
  }

  @Override
  public Optional<String> verdict(Job job, Supplier<List<UnitResult>> results) {
    if (refuses(job).isPresent() || plan(job).test().isEmpty()) {
      return Optional.empty();
    }
    return report(plan(job), results.get())
        .sprt()
        .map(Sprt.State::verdict)
        .filter(verdict -> verdict != Sprt.Verdict.RUNNING)
        .map(verdict -> "sprt: " + verdict.name().toLowerCase(Locale.ROOT).replace('_', ' '));
  }

  /** The match so far. */
  static MatchReport report(MatchPlan plan, List<UnitResult> results) {
    return new PairGames(plan.schedule())
        .report(results.stream().map(UnitResult::result).toList(), plan.test());
  }
}
