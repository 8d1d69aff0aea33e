package tengen.app;

import java.util.List;
import tengen.jobs.JobWork;
import tengen.jobs.UnitResult;

/** The work of a job of one of the {@link JobKinds}. */
interface KindWork extends JobWork {
  /**
   * What has come of it so far, in lines.
   *
   * @param format where it is the table of a match
   */
  String report(List<UnitResult> results, MatchFormat format);
}
