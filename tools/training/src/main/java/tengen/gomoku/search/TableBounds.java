package tengen.gomoku.search;

/** Rounds values to whole numbers that the engine's tables can hold. */
final class TableBounds {
  private static final int MIN_VALUE = -512;
  private static final int MAX_VALUE = 511;

  private TableBounds() {}

  static int value(double value) {
    return bounded(value, MIN_VALUE);
  }

  /** Returns a value for attack or defence. */
  static int move(double value) {
    return bounded(value, 0);
  }

  private static int bounded(double value, int least) {
    return Math.clamp(Math.round(value), least, MAX_VALUE);
  }
}
