package tengen.app.job;

import java.io.IOException;
import java.util.List;
import tengen.app.output.CommandException;
import tengen.jobs.JobWork;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitSource;

/** The work of a job of one of the {@link JobKinds}. */
public interface KindWork extends JobWork {
  /** Passes the units that can start at once to {@code sink}. */
  void units(UnitSource.Sink sink) throws CommandException, IOException;

  /**
   * Returns the total number of units, including those that depend on results of others. Returns 0
   * if {@link #units} gives all of them.
   */
  int planned();

  /**
   * Returns the results so far as text lines.
   *
   * @param format of a match's table; JSON also of the values of a tuning
   */
  String report(List<UnitResult> results, MatchFormat format);
}
