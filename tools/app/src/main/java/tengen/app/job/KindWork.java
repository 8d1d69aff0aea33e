package tengen.app.job;

import java.io.IOException;
import java.util.List;
import tengen.app.output.Fatal;
import tengen.jobs.JobWork;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitSource;

/** The work of a job of one of the {@link JobKinds}. */
public interface KindWork extends JobWork {
  /** Gives the units that can be done at once. */
  void units(UnitSource.Sink sink) throws Fatal, IOException;

  /**
   * How many units there will be, those too that become known by the results of others; 0: as many
   * as {@link #units} gives.
   */
  int planned();

  /**
   * What has come of it so far, in lines.
   *
   * @param format where it is the table of a match
   */
  String report(List<UnitResult> results, MatchFormat format);
}
