package tengen.cgt.value;

/**
 * How a game cools: at temperature t, where a move costs t, the left wall gives the left stop and
 * the right wall the right stop. Above the temperature both stand at the mean, the mast. Winning
 * Ways, chapter 6.
 *
 * @param mean what many copies are worth, each
 * @param temperature where the walls meet; of numbers -1/denominator (Siegel, II.5)
 */
public record Thermograph(Wall left, Wall right, Dyadic mean, Dyadic temperature) {
  /** Of what does not cool: no walls but the mast. */
  public static Thermograph mast(Dyadic mean, Dyadic temperature) {
    Wall wall = Wall.mast(mean);
    return new Thermograph(wall, wall, mean, temperature);
  }

  /** Of walls that have paid for the first move, up to where they meet. */
  static Thermograph between(Wall left, Wall right) {
    Dyadic temperature = left.minus(right).zeros().getFirst();
    Dyadic mean = left.at(temperature);
    return new Thermograph(
        left.withMastFrom(temperature), right.withMastFrom(temperature), mean, temperature);
  }
}
