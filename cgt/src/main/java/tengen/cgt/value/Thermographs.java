package tengen.cgt.value;

import java.util.HashMap;
import java.util.Map;
import tengen.cgt.Player;

/** Thermographs, remembered. */
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

  /** Each wall is the best of the options' opposite walls, less or plus the price of the move. */
  private Thermograph byOptions(Form form) {
    Wall left =
        form.options(Player.LEFT).stream()
            .map(option -> of(option).right())
            .reduce(Wall::highest)
            .orElseThrow();
    Wall right =
        form.options(Player.RIGHT).stream()
            .map(option -> of(option).left())
            .reduce(Wall::lowest)
            .orElseThrow();
    return Thermograph.between(left.tilted(-1), right.tilted(1));
  }
}
