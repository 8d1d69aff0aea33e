package tengen.jobs;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Jobs in a database: what is to be done, by unit, and what came of it. Any number of processes may
 * have it open. Any thread; failures of the database are {@link IOException}s with one line for
 * people.
 */
public interface BatchStore extends AutoCloseable {
  /**
   * Has units of a job done; those that are known already stay as they are. Workers begin before
   * the last one is there.
   *
   * @param planned so many will there be in all; 0: as many as are given
   * @throws IOException too where the job is known with another kind, text or build
   */
  <X extends Exception> void submit(Job job, int planned, UnitSource<X> units)
      throws IOException, X;

  /** All jobs, the latest first. */
  List<JobStatus> jobs() throws IOException;

  /** One job. */
  Optional<JobStatus> job(String id) throws IOException;

  /** What came of the units that are done, by unit's id. */
  List<UnitResult> results(String job) throws IOException;

  /** Units that were given up, by unit's id. */
  List<DeadUnit> dead(String job) throws IOException;

  /** Ends a job early. What is being done meanwhile still counts. */
  void stop(String job, String why) throws IOException;

  /**
   * Tries units again that were given up, and goes on with a job that was stopped.
   *
   * @return how many units wait again
   */
  int retry(String job) throws IOException;

  /** Whether units wait for a process of their own, or are in one. */
  boolean hasSolo() throws IOException;

  /** Does units from now on, on threads of its own. */
  BatchWorker work(WorkerSpec spec, UnitRunner runner);

  @Override
  void close();
}
