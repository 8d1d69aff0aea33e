package tengen.app.job;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.BatchOption;
import tengen.jobs.BatchStore;
import tengen.jobs.Job;
import tengen.jobs.JobStatus;
import tengen.jobs.UnitResult;

/** A job in its database, with its work. */
public record SubmittedJob(BatchStore store, Job job, KindWork work) {
  /** Submits a job. Throws if it was cancelled earlier; submitting it again does not resume it. */
  public static SubmittedJob submit(BatchStore store, Job job, KindWork work)
      throws CommandException, IOException {
    store.submit(job, work.planned(), work::units);
    var submitted = new SubmittedJob(store, job, work);
    submitted.requireGoing(submitted.status());
    return submitted;
  }

  public JobStatus status() throws CommandException, IOException {
    return BatchOption.job(store, job.id());
  }

  /** Throws if the job was cancelled before its results decided it. */
  private void requireGoing(JobStatus status) throws CommandException, IOException {
    if (status.stopped().isPresent()) {
      List<UnitResult> results = store.results(job.id());
      require(ended(status, work.verdict(0, () -> results).isPresent()));
    }
  }

  /** Throws if units of the job were given up or the job was cancelled. */
  public void requireWhole() throws CommandException, IOException {
    JobStatus status = status();
    requireGoing(status);
    require(givenUp(status));
  }

  /** Returns a message if a job was stopped early, unless its results decide it. */
  static Optional<String> ended(JobStatus status, boolean isDecided) {
    return status
        .stopped()
        .filter(_ -> status.ended() < status.units() && !isDecided)
        .map(why -> "was stopped: " + why);
  }

  /** Returns a message if units of a job were given up. */
  static Optional<String> givenUp(JobStatus status) {
    return status.dead() == 0
        ? Optional.empty()
        : Optional.of("has units that were given up: " + status.dead());
  }

  private void require(Optional<String> objection) throws CommandException {
    if (objection.isPresent()) {
      throw new CommandException(
          ExitCode.NO,
          "tengen: job %1$s %2$s; use tengen batch retry %1$s to continue"
              .formatted(job.id(), objection.get()));
    }
  }
}
