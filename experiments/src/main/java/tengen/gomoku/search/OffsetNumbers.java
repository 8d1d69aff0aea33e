package tengen.gomoku.search;

import java.util.List;
import tengen.gomoku.board.ClassSets;
import tengen.gomoku.board.LineClass;
import tengen.gomoku.board.TableNumbers;
import tengen.gomoku.board.ThreatFeatures;

/**
 * The numbers of other tables with something added, whose parts SPSA varies. For each table: what
 * each line class adds to the value of a set that has it, to its attack and to its defence; what
 * each threat adds; and what is always added.
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

  static final int VALUES = 0;
  static final int ATTACKS = CLASSES.size();
  static final int DEFENCES = 2 * CLASSES.size();
  static final int THREATS = 3 * CLASSES.size();
  static final int ALWAYS = THREATS + ThreatFeatures.BITS;

  /** How many offsets a table has. */
  public static final int COUNT = ALWAYS + 1;

  private final TableNumbers numbers;
  private final double[] offsets;

  /** Adds these offsets, {@link #COUNT} for each table. */
  public OffsetNumbers(TableNumbers numbers, List<Double> offsets) {
    this.numbers = numbers;
    this.offsets = offsets.stream().mapToDouble(Double::doubleValue).toArray();
  }

  @Override
  public int tables() {
    return numbers.tables();
  }

  @Override
  public int value(int table, int set) {
    return TableBounds.value(numbers.value(table, set) + ofClasses(table, VALUES, set));
  }

  @Override
  public int attack(int table, int set) {
    return TableBounds.move(numbers.attack(table, set) + ofClasses(table, ATTACKS, set));
  }

  @Override
  public int defence(int table, int set) {
    return TableBounds.move(numbers.defence(table, set) + ofClasses(table, DEFENCES, set));
  }

  private double ofClasses(int table, int first, int set) {
    double sum = 0;
    for (int rest = ClassSets.lines(set), i = 0; i < 4; i++, rest >>= 4) {
      int at = CLASSES.indexOf(rest & 15);
      sum += at < 0 ? 0 : offsets[table * COUNT + first + at];
    }
    return sum;
  }

  @Override
  public int threats(int table, int threats) {
    double sum = offsets[table * COUNT + ALWAYS];
    for (int bit = 0; bit < ThreatFeatures.BITS; bit++) {
      sum += ((threats >> bit) & 1) * offsets[table * COUNT + THREATS + bit];
    }
    return (int) Math.round(numbers.threats(table, threats) + sum);
  }
}
