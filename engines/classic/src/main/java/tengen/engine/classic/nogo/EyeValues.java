package tengen.engine.classic.nogo;

import java.util.List;
import tengen.common.HotPath;

/** What an empty point that stones of at most one colour touch is worth as an eye. */
@HotPath
final class EyeWorth {
  private final int[] byEmpties;

  /** One with these worths by the number of empty neighbours, 0 to 4. */
  EyeWorth(List<Integer> byEmpties) {
    this.byEmpties = byEmpties.stream().mapToInt(Integer::intValue).toArray();
  }

  /** 0 for every other point. */
  int of(int neighbourhood) {
    return (neighbourhood & Neighbourhood.TAKEN) != 0 || Neighbourhood.mixed(neighbourhood)
        ? 0
        : byEmpties[Neighbourhood.empties(neighbourhood)];
  }
}
