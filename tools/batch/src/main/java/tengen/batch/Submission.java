package tengen.batch;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import tengen.jobs.Job;
import tengen.jobs.Unit;

/**
 * Units of a job on their way into the database, some in each transaction: their number costs no
 * memory, and other processes write in between.
 */
final class Submission {
  private static final int MAX_UNITS = 1000;

  /** Characters of a transaction's units, unless a single unit has more. */
  private static final int MAX_CHARACTERS = 1 << 20;

  private final JobTables tables;
  private final Job job;
  private final int planned;
  private final List<Unit> next = new ArrayList<>();
  private int characters;

  /** The place of the next unit in the queue: they are taken in their order. */
  private Instant due;

  Submission(JobTables tables, Job job, int planned) {
    this.tables = tables;
    this.job = job;
    this.planned = planned;
    this.due = tables.queues().now().minusMillis(planned);
  }

  /**
   * Adds one.
   *
   * @return false: the job is known, and another one
   */
  boolean add(Unit unit) {
    next.add(unit);
    characters += unit.id().length() + unit.payload().length();
    return (next.size() < MAX_UNITS && characters < MAX_CHARACTERS) || write();
  }

  /**
   * Writes those that are not written yet, and the job where there are none.
   *
   * @return false: the job is known, and another one
   */
  boolean write() {
    boolean isSame = tables.add(job, planned, next, due);
    due = due.plusMillis(next.size());
    next.clear();
    characters = 0;
    return isSame;
  }
}
