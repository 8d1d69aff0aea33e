package tengen.app.job;

import java.io.PrintWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tengen.app.output.CommandException;
import tengen.jobs.Job;
import tengen.jobs.JobWork;
import tengen.jobs.UnitRunner;

/** Runs units of all jobs that were submitted by this build. */
public final class KindRunner implements UnitRunner {
  private final JobKinds kinds;
  private final String build;
  private final PrintWriter err;
  private final Map<String, Found> known = new HashMap<>();

  /** The work recreated from a job's text, or the reason why it is rejected. */
  private record Found(Optional<KindWork> work, Optional<String> rejection) {
    static Found rejected(String why) {
      return new Found(Optional.empty(), Optional.of(why));
    }
  }

  /**
   * Creates a runner.
   *
   * @param kinds known kinds of jobs
   * @param build of this program
   * @param err receives a line for each rejected job, and output of engines
   */
  public KindRunner(JobKinds kinds, String build, PrintWriter err) {
    this.kinds = kinds;
    this.build = build;
    this.err = err;
  }

  @Override
  public String build() {
    return build;
  }

  @Override
  public Optional<String> rejects(Job job) {
    return found(job).rejection();
  }

  @Override
  public JobWork work(Job job) {
    return found(job).work().orElseThrow();
  }

  private synchronized Found found(Job job) {
    Found before = known.get(job.id());
    if (before != null) {
      return before;
    }
    try {
      Found found = find(job);
      known.put(job.id(), found);
      found.rejection.ifPresent(
          why -> err.println("tengen: skipping job " + job.id() + ": " + why));
      return found;
    } catch (InterruptedException _) {
      // An engine of another job may have interrupted this thread. The next unit tries again.
      return Found.rejected("interrupted");
    }
  }

  private Found find(Job job) throws InterruptedException {
    if (!job.build().equals(build)) {
      return Found.rejected("it is of build " + job.build() + ", this is " + build);
    }
    try {
      KindWork work = kinds.work(job, err);
      return work.text().equals(job.text())
          ? new Found(Optional.of(work), Optional.empty())
          : Found.rejected("its engines, openings or files are not the same here");
    } catch (CommandException | RuntimeException e) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      return Found.rejected(String.valueOf(e.getMessage()));
    }
  }
}
