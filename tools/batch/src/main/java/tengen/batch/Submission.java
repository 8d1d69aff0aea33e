package tengen.batch;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import tengen.jobs.Job;
import tengen.jobs.Unit;

/**
 * Writes the units of a submission in several transactions, so that their number costs no memory
 * and other processes can write in between.
 */
final class Submission {
  private static final int MAX_UNITS = 1000;

  /** Maximum number of characters per transaction, which a single unit may exceed. */
  private static final int MAX_CHARACTERS = 1 << 20;

  private final JobTables tables;
  private final Job job;
  private final int planned;
  private final List<Unit> next = new ArrayList<>();
  private int characters;

  /** Queue position of the next unit. Units are run in their order. */
  private Instant due;

  Submission(JobTables tables, Job job, int planned) {
    this.tables = tables;
    this.job = job;
    this.planned = planned;
    this.due = tables.queues().now().minusMillis(planned);
  }

  /**
   * Adds a unit.
   *
   * @return false if another job has the same id
   */
  boolean add(Unit unit) {
    next.add(unit);
    characters += unit.id().length() + unit.payload().length();
    return (next.size() < MAX_UNITS && characters < MAX_CHARACTERS) || write();
  }

  /**
   * Writes pending units, and the job even without units.
   *
   * @return false if another job has the same id
   */
  boolean write() {
    boolean isSame = tables.add(job, planned, next, due);
    due = due.plusMillis(next.size());
    next.clear();
    characters = 0;
    return isSame;
  }
}
