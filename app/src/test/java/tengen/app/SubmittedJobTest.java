package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import tengen.arena.batch.BatchStore;
import tengen.arena.batch.BatchWorker;
import tengen.arena.batch.DeadUnit;
import tengen.arena.batch.Job;
import tengen.arena.batch.JobStatus;
import tengen.arena.batch.Unit;
import tengen.arena.batch.UnitContext;
import tengen.arena.batch.UnitResult;
import tengen.arena.batch.UnitRunner;
import tengen.arena.batch.WorkerSpec;

/** What a job's end means to the command that has submitted it. */
final class SubmittedJobTest {
  private static final Job JOB = new Job("abc", "match", "", "build");

  @Test
  void oneThatWasEndedEarlyIsRefusedAndTheWayOnIsTold() {
    assertRefused(
        () -> submit(status("cancelled", 1, 0), ""),
        "tengen: job abc was ended: cancelled; tengen batch retry abc goes on");
  }

  @Test
  void oneThatItsResultsHaveEndedIsDone() throws Exception {
    submit(status("sprt: h1 accepted", 1, 0), "sprt: h1 accepted").requireWhole();
  }

  @Test
  void oneWhoseUnitsAreAllDoneIsDone() throws Exception {
    submit(status("cancelled", 2, 0), "").requireWhole();
  }

  @Test
  void whatWasGivenUpIsMissing() throws Exception {
    SubmittedJob job = submit(status("", 1, 1), "");
    assertRefused(
        job::requireWhole,
        "tengen: job abc is over, but for what was given up: 1; tengen batch retry abc goes on");
  }

  private static void assertRefused(ThrowingCallable command, String why) {
    assertThatThrownBy(command)
        .isInstanceOf(Fatal.class)
        .hasMessage(why)
        .satisfies(
            thrown ->
                assertThat(Fatal.report(thrown, new PrintWriter(Writer.nullWriter()))).isOne());
  }

  /** Of two units. */
  private static JobStatus status(String stopped, int done, int dead) {
    Optional<String> why = Optional.of(stopped).filter(text -> !text.isEmpty());
    return new JobStatus(JOB, why, 2, done, dead, 0, 0, 0);
  }

  private static SubmittedJob submit(JobStatus status, String verdict) throws Exception {
    return SubmittedJob.submit(new Kept(status), JOB, new Decided(verdict));
  }

  /** A database with one job. */
  private record Kept(JobStatus status) implements BatchStore {
    @Override
    public void submit(Job job, List<Unit> units, int planned) {}

    @Override
    public List<JobStatus> jobs() {
      return List.of(status);
    }

    @Override
    public Optional<JobStatus> job(String id) {
      return Optional.of(status);
    }

    @Override
    public List<UnitResult> results(String job) {
      return List.of();
    }

    @Override
    public List<DeadUnit> dead(String job) {
      return List.of();
    }

    @Override
    public void stop(String job, String why) {}

    @Override
    public int retry(String job) {
      return 0;
    }

    @Override
    public boolean hasSolo() {
      return false;
    }

    @Override
    public BatchWorker work(WorkerSpec spec, UnitRunner runner) {
      return () -> {};
    }

    @Override
    public void close() {}
  }

  /** Work whose results say this; an empty text: nothing yet. */
  private record Decided(String verdict) implements KindWork {
    @Override
    public String text() {
      return "";
    }

    @Override
    public List<Unit> units() {
      return List.of();
    }

    @Override
    public String run(Unit unit, UnitContext context) {
      return "";
    }

    @Override
    public Optional<String> verdict(int dead, Supplier<List<UnitResult>> results) {
      return Optional.of(verdict).filter(text -> !text.isEmpty());
    }

    @Override
    public String report(List<UnitResult> results, MatchFormat format) {
      return "";
    }
  }
}
