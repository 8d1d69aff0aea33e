package tengen.app;

import java.io.IOException;
import java.util.List;
import tengen.arena.batch.BatchStore;
import tengen.arena.batch.Job;
import tengen.arena.batch.JobStatus;
import tengen.arena.batch.UnitResult;

/** A job in its database, and its work. */
record SubmittedJob(BatchStore store, Job job, KindWork work) {
  /** Submits it; one that somebody has ended does not go on by that. */
  static SubmittedJob submit(BatchStore store, Job job, KindWork work) throws Fatal, IOException {
    store.submit(job, work.units(), work.planned());
    var submitted = new SubmittedJob(store, job, work);
    submitted.requireGoing(submitted.status());
    return submitted;
  }

  JobStatus status() throws Fatal, IOException {
    return BatchOption.job(store, job.id());
  }

  /** Ends the command where the job was ended though its results decide nothing. */
  private void requireGoing(JobStatus status) throws Fatal, IOException {
    if (status.stopped().isPresent() && status.ended() < status.units()) {
      List<UnitResult> results = store.results(job.id());
      if (work.verdict(0, () -> results).isEmpty()) {
        throw retryGoesOn("was ended: " + status.stopped().get());
      }
    }
  }

  /** Ends the command where units of the job are left that nobody does. */
  void requireWhole() throws Fatal, IOException {
    JobStatus status = status();
    requireGoing(status);
    if (status.dead() > 0) {
      throw retryGoesOn("is over, but for what was given up: " + status.dead());
    }
  }

  private Fatal retryGoesOn(String what) {
    return new Fatal(
        ExitCode.NO,
        "tengen: job %s %s; tengen batch retry %s goes on".formatted(job.id(), what, job.id()));
  }
}
