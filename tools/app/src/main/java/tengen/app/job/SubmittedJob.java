package tengen.app.job;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tengen.app.output.ExitCode;
import tengen.app.output.Fatal;
import tengen.app.storage.BatchOption;
import tengen.jobs.BatchStore;
import tengen.jobs.Job;
import tengen.jobs.JobStatus;
import tengen.jobs.UnitResult;

/** A job in its database, and its work. */
public record SubmittedJob(BatchStore store, Job job, KindWork work) {
  /** Submits it; one that somebody has ended does not go on by that. */
  public static SubmittedJob submit(BatchStore store, Job job, KindWork work)
      throws Fatal, IOException {
    store.submit(job, work.planned(), work::units);
    var submitted = new SubmittedJob(store, job, work);
    submitted.requireGoing(submitted.status());
    return submitted;
  }

  public JobStatus status() throws Fatal, IOException {
    return BatchOption.job(store, job.id());
  }

  /** Ends the command where the job was ended though its results decide nothing. */
  private void requireGoing(JobStatus status) throws Fatal, IOException {
    if (status.stopped().isPresent()) {
      List<UnitResult> results = store.results(job.id());
      require(ended(status, work.verdict(0, () -> results).isPresent()));
    }
  }

  /** Ends the command where units of the job are left that nobody does. */
  public void requireWhole() throws Fatal, IOException {
    JobStatus status = status();
    requireGoing(status);
    require(givenUp(status));
  }

  /** That a job was ended before its time; results that decide it end it, too. */
  static Optional<String> ended(JobStatus status, boolean isDecided) {
    return status
        .stopped()
        .filter(_ -> status.ended() < status.units() && !isDecided)
        .map(why -> "was ended: " + why);
  }

  /** That units of a job were given up. */
  static Optional<String> givenUp(JobStatus status) {
    return status.dead() == 0
        ? Optional.empty()
        : Optional.of("is over, but for what was given up: " + status.dead());
  }

  private void require(Optional<String> objection) throws Fatal {
    if (objection.isPresent()) {
      throw new Fatal(
          ExitCode.NO,
          "tengen: job %1$s %2$s; tengen batch retry %1$s goes on"
              .formatted(job.id(), objection.get()));
    }
  }
}
