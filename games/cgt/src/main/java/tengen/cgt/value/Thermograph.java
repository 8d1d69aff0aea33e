package tengen.cgt.value;

/**
 * The stops of a game when each move costs t, for all temperatures t: the left wall gives the left
 * stop, the right wall the right stop. Above the game's temperature both are the mean; this line is
 * the mast. Winning Ways, chapter 6.
 *
 * @param mean the mean value
 * @param temperature where the walls meet; -1/denominator for numbers (Siegel, II.5)
 */
public record Thermograph(Wall left, Wall right, Dyadic mean, Dyadic temperature) {
  /** Returns the thermograph of a game that does not cool: only the mast. */
  public static Thermograph mast(Dyadic mean, Dyadic temperature) {
    Wall wall = Wall.mast(mean);
    return new Thermograph(wall, wall, mean, temperature);
  }

  /**
   * Returns the thermograph of two walls that include the cost of the first move. The walls are cut
   * where they meet.
   */
  static Thermograph between(Wall left, Wall right) {
    Dyadic temperature = left.minus(right).zeros().getFirst();
    Dyadic mean = left.at(temperature);
    return new Thermograph(
        left.withMastFrom(temperature), right.withMastFrom(temperature), mean, temperature);
  }
}
