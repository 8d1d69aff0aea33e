package tengen.gomoku.search;

import java.util.List;
import tengen.gomoku.board.ClassSets;
import tengen.gomoku.board.LineClass;
import tengen.gomoku.board.TableNumbers;
import tengen.gomoku.board.ThreatFeatures;

/**
 * The numbers of other tables with something added, whose parts SPSA varies: what each line class
 * adds to the value of a set that has it, in all tables, for only what one side has more of is then
 * weighed anew; for each table what it adds to a set's attack and to its defence, what each threat
 * adds, and what is always added.
 */
public final class OffsetNumbers implements TableNumbers {
  /** All but those that decide at once and those that only some rules have. */
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

  /** Offsets of a table's attacks and defences. */
  static final int MOVES = 2 * CLASSES.size();

  /** Then come its threats, and what is always added. */
  private static final int OF_TABLE = MOVES + ThreatFeatures.BITS + 1;

  private final TableNumbers numbers;
  private final double[] offsets;

  /** Adds so many offsets as {@link #count} tells. */
  public OffsetNumbers(TableNumbers numbers, List<Double> offsets) {
    this.numbers = numbers;
    this.offsets = offsets.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** How many offsets so many tables have. */
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

  /** The first offset of a table. */
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
