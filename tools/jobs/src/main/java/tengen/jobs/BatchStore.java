package tengen.jobs;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * A database of jobs, with their units and results. Any number of processes may open it.
 * Thread-safe. Database failures are {@link IOException}s with a one-line message.
 */
public interface BatchStore extends AutoCloseable {
  /**
   * Submits units of a job. Known units are unchanged. Workers may start before the last unit is
   * added.
   *
   * @param planned total number of units; 0: the number given
   * @throws IOException also if the job is known with another kind, text or build
   */
  <X extends Exception> void submit(Job job, int planned, UnitSource<X> units)
      throws IOException, X;

  /** Returns all jobs, newest first. */
  List<JobStatus> jobs() throws IOException;

  /** Returns a job. */
  Optional<JobStatus> job(String id) throws IOException;

  /** Returns the results of finished units, sorted by unit id. */
  List<UnitResult> results(String job) throws IOException;

  /** Returns the units that were given up, sorted by unit id. */
  List<DeadUnit> dead(String job) throws IOException;

  /** Stops a job early. Results of running units still count. */
  void stop(String job, String why) throws IOException;

  /**
   * Retries units that were given up, and resumes a stopped job.
   *
   * @return number of units that wait again
   */
  int retry(String job) throws IOException;

  /** Returns whether units wait for a process of their own, or run in one. */
  boolean hasSolo() throws IOException;

  /** Starts a worker that runs units on its own threads. */
  BatchWorker work(WorkerSpec spec, UnitRunner runner);

  @Override
  void close();
}
