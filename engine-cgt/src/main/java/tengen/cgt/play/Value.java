package tengen.cgt.play;

import java.util.Optional;
import tengen.cgt.impartial.Nimbers;
import tengen.cgt.value.Dyadic;
import tengen.cgt.value.Form;
import tengen.cgt.value.Thermograph;

/**
 * What a state is worth.
 *
 * @param text a nimber or a canonical form
 */
record Value(String text, Dyadic mean, Dyadic temperature) {
  static Value of(Form form) {
    Thermograph thermograph = form.thermograph();
    return new Value(form.toString(), thermograph.mean(), thermograph.temperature());
  }

  /** Of any size, without a sign. */
  static Optional<Value> ofNimber(long nimber) {
    return nimber == 0
        ? Optional.empty()
        : Optional.of(new Value(Nimbers.print(nimber), Dyadic.ZERO, Dyadic.ZERO));
  }
}
