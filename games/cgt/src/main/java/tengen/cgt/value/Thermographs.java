package tengen.cgt.value;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tengen.cgt.Player;

/** Computes thermographs and caches them. */
final class Thermographs {
  private final Map<Form, Thermograph> known = new HashMap<>();
  private final RecursionLimit depth;

  Thermographs(RecursionLimit depth) {
    this.depth = depth;
  }

  Thermograph of(Form form) {
    Thermograph found = known.get(form);
    if (found == null) {
      found =
          form.numberUpStar()
              .map(Thermographs::of)
              .orElseGet(() -> depth.deeper(() -> byOptions(form)));
      known.put(form, found);
    }
    return found;
  }

  private static Thermograph of(NumberUpStar value) {
    boolean isNumber = value.isNumber();
    Dyadic temperature = Dyadic.of(-1, value.number().exponent());
    return Thermograph.mast(value.number(), isNumber ? temperature : Dyadic.ZERO);
  }

  /**
   * Computes the walls. Each is the best of the options' opposite walls, minus the cost of the move
   * for Left, plus for Right.
   */
  private Thermograph byOptions(Form form) {
    Wall left =
        each(form.options(Player.LEFT)).stream()
            .map(Thermograph::right)
            .reduce(Wall::highest)
            .orElseThrow();
    Wall right =
        each(form.options(Player.RIGHT)).stream()
            .map(Thermograph::left)
            .reduce(Wall::lowest)
            .orElseThrow();
    return Thermograph.between(left.tilted(-1), right.tilted(1));
  }

  private List<Thermograph> each(List<Form> forms) {
    List<Thermograph> found = new ArrayList<>();
    for (Form form : forms) {
      found.add(of(form));
    }
    return found;
  }
}
