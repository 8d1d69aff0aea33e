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

/** A job in its database, with its work. */
public record SubmittedJob(BatchStore store, Job job, KindWork work) {
  /** Submits a job. Throws if it was cancelled earlier; submitting it again does not resume it. */
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

  /** Throws if the job was cancelled before its results decided it. */
  private void requireGoing(JobStatus status) throws Fatal, IOException {
    if (status.stopped().isPresent()) {
      List<UnitResult> results = store.results(job.id());
      require(ended(status, work.verdict(0, () -> results).isPresent()));
    }
  }

  /** Throws if units of the job were given up or the job was cancelled. */
  public void requireWhole() throws Fatal, IOException {
    JobStatus status = status();
    requireGoing(status);
    require(givenUp(status));
  }

  /** Returns a message if a job was stopped early, unless its results decide it. */
  static Optional<String> ended(JobStatus status, boolean isDecided) {
    return status
        .stopped()
        .filter(_ -> status.ended() < status.units() && !isDecided)
        .map(why -> "was ended: " + why);
  }

  /** Returns a message if units of a job were given up. */
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
