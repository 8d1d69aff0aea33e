package tengen.cgt.value;

import java.util.HashMap;
import java.util.Map;
import tengen.cgt.Budget;

/**
 * Decides whether G is at most H: no left option of G is at least H, and no right option of H is at
 * most G. ONAG, chapter 0. Stops decide most pairs at once; the results of the others are cached.
 */
final class Comparison {
  private final Budget budget;
  private final Map<FormPair, Boolean> known = new HashMap<>();
  private final RecursionLimit depth = new RecursionLimit();

  Comparison(Budget budget) {
    this.budget = budget;
  }

  boolean isAtMost(Form low, Form high) {
    budget.check();
    if (low == high) {
      return true;
    }
    if (low.leftStop().compareTo(high.rightStop()) < 0) {
      return true;
    }
    if (low.leftStop().compareTo(high.leftStop()) > 0
        || low.rightStop().compareTo(high.rightStop()) > 0) {
      return false;
    }
    var lowValue = low.numberUpStar();
    var highValue = high.numberUpStar();
    if (lowValue.isPresent() && highValue.isPresent()) {
      return lowValue.get().plus(highValue.get().negated()).isAtMostZero();
    }
    return bySearch(low, high);
  }

  private boolean bySearch(Form low, Form high) {
    FormPair pair = new FormPair(low, high);
    Boolean found = known.get(pair);
    if (found == null) {
      budget.take();
      found = depth.deeper(() -> hasNoRefutation(low, high));
      known.put(pair, found);
    }
    return found;
  }

  private boolean hasNoRefutation(Form low, Form high) {
    for (Form option : low.options().left()) {
      if (isAtMost(high, option)) {
        return false;
      }
    }
    for (Form option : high.options().right()) {
      if (isAtMost(option, low)) {
        return false;
      }
    }
    return true;
  }
}
