package tengen.engine.classic.nogo;

import java.util.List;
import tengen.common.HotPath;

/** Values of an empty point as an eye, if stones of at most one colour touch it. */
@HotPath
final class EyeValues {
  private final int[] byEmpties;

  /** Creates values by the number of empty neighbours, 0 to 4. */
  EyeValues(List<Integer> byEmpties) {
    this.byEmpties = byEmpties.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Returns the value; 0 for any other point. */
  int of(int neighbourhood) {
    return (neighbourhood & Neighbourhood.TAKEN_BIT) != 0 || Neighbourhood.mixed(neighbourhood)
        ? 0
        : byEmpties[Neighbourhood.empties(neighbourhood)];
  }
}
