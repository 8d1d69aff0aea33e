package tengen.cgt.catalog;

import tengen.cgt.impartial.Nimbers;
import tengen.cgt.value.Dyadic;
import tengen.cgt.value.Form;
import tengen.cgt.value.Thermograph;

/**
 * The value of a game or a sum.
 *
 * @param text a nimber or a canonical form
 */
public record Value(String text, Dyadic mean, Dyadic temperature) {
  /** The temperature of whole numbers, 0 among them. */
  private static final Dyadic COLDEST = Dyadic.of(-1);

  static Value of(Form form) {
    Thermograph thermograph = form.thermograph();
    return new Value(form.toString(), thermograph.mean(), thermograph.temperature());
  }

  /** Of any size, without a sign. */
  static Value ofNimber(long nimber) {
    return new Value(Nimbers.print(nimber), Dyadic.ZERO, nimber == 0 ? COLDEST : Dyadic.ZERO);
  }
}
