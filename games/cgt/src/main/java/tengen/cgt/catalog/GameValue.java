package tengen.cgt.catalog;

import tengen.cgt.impartial.Nimbers;
import tengen.cgt.value.Dyadic;
import tengen.cgt.value.Form;
import tengen.cgt.value.Thermograph;

/**
 * The value of a game or a sum.
 *
 * @param text a nimber or a canonical form
 * @param birthday the height of the canonical form's tree, unsigned
 */
public record GameValue(String text, long birthday, Thermograph thermograph) {
  /** The temperature of integers. */
  private static final Dyadic COLDEST = Dyadic.of(-1);

  static GameValue of(Form form) {
    return new GameValue(form.toString(), form.birthday(), form.thermograph());
  }

  /** Returns the value of a nimber, 64 bits unsigned. */
  static GameValue ofNimber(long nimber) {
    Dyadic temperature = nimber == 0 ? COLDEST : Dyadic.ZERO;
    return new GameValue(Nimbers.print(nimber), nimber, Thermograph.mast(Dyadic.ZERO, temperature));
  }

  /** Returns the mean value. */
  public Dyadic mean() {
    return thermograph.mean();
  }

  public Dyadic temperature() {
    return thermograph.temperature();
  }

  /** Returns the birthday in decimal digits. */
  public String birthdayText() {
    return Long.toUnsignedString(birthday);
  }
}
