package tengen.gomoku.search;

import java.util.List;
import tengen.gomoku.board.ClassSets;
import tengen.gomoku.board.LineClass;
import tengen.gomoku.board.TableNumbers;
import tengen.gomoku.board.ThreatFeatures;

/**
 * Table values with offsets that SPSA varies. One offset per line class changes the value of every
 * set that has it, in all tables. Further offsets for each table change a set's attack and defence
 * by line class, the value of each threat, and a constant.
 */
public final class OffsetNumbers implements TableNumbers {
  /**
   * Line classes with offsets: all except those that decide at once and those of only some rules.
   */
  static final List<Integer> CLASSES =
      List.of(
          LineClass.DEAD,
          LineClass.CLOSED_ONE,
          LineClass.ONE,
          LineClass.OPEN_ONE,
          LineClass.CLOSED_TWO,
          LineClass.TWO,
          LineClass.OPEN_TWO,
          LineClass.CLOSED_THREE,
          LineClass.THREE,
          LineClass.OPEN_THREE,
          LineClass.FOUR);

  /** Number of offsets of a table's attacks and defences. */
  static final int MOVES = 2 * CLASSES.size();

  /** Number of offsets per table, including its threats and the constant. */
  private static final int OF_TABLE = MOVES + ThreatFeatures.BITS + 1;

  private final TableNumbers numbers;
  private final double[] offsets;

  /** Adds offsets, as many as {@link #count} returns. */
  public OffsetNumbers(TableNumbers numbers, List<Double> offsets) {
    this.numbers = numbers;
    this.offsets = offsets.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** Returns the number of offsets for {@code tables} tables. */
  public static int count(int tables) {
    return CLASSES.size() + tables * OF_TABLE;
  }

  @Override
  public int tables() {
    return numbers.tables();
  }

  @Override
  public int value(int table, int set) {
    return TableBounds.value(numbers.value(table, set) + ofClasses(0, set));
  }

  @Override
  public int attack(int table, int set) {
    return TableBounds.move(numbers.attack(table, set) + ofClasses(first(table), set));
  }

  @Override
  public int defence(int table, int set) {
    return TableBounds.move(
        numbers.defence(table, set) + ofClasses(first(table) + CLASSES.size(), set));
  }

  /** Returns the index of a table's first offset. */
  private static int first(int table) {
    return count(table);
  }

  private double ofClasses(int first, int set) {
    double sum = 0;
    for (int rest = ClassSets.lines(set), i = 0; i < 4; i++, rest >>= 4) {
      int at = CLASSES.indexOf(rest & 15);
      sum += at < 0 ? 0 : offsets[first + at];
    }
    return sum;
  }

  @Override
  public int threats(int table, int threats) {
    int first = first(table) + MOVES;
    double sum = offsets[first + ThreatFeatures.BITS];
    for (int bit = 0; bit < ThreatFeatures.BITS; bit++) {
      sum += ((threats >> bit) & 1) * offsets[first + bit];
    }
    return (int) Math.round(numbers.threats(table, threats) + sum);
  }
}
