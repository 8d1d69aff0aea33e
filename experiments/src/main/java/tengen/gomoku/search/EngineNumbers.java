package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import tengen.gomoku.board.ClassSets;
import tengen.gomoku.board.LearntRows;
import tengen.gomoku.board.NumberRows;
import tengen.gomoku.board.TableNumbers;
import tengen.gomoku.board.ThreatFeatures;
import tengen.gomoku.rule.WinRule;

/** The numbers that come with the engine. */
public final class EngineNumbers implements TableNumbers {
  private static final int HEXADECIMAL = 16;
  private static final int DECIMAL = 10;

  /** By table, then by set: value, attack, defence. */
  private final List<int[][]> points = new ArrayList<>();

  private final List<int[]> threats = new ArrayList<>();

  /** Those of a rule. */
  public EngineNumbers(WinRule rule) {
    for (int table = 0; table < TrainingSample.tables(rule); table++) {
      points.add(points(rows(LearntRows.PATTERNS, rule, table)));
      threats.add(threats(rows(LearntRows.THREATS, rule, table)));
    }
  }

  private static NumberRows rows(String table, WinRule rule, int colour) {
    return new NumberRows(LearntRows.class, LearntRows.name(table, rule, colour));
  }

  private static int[][] points(NumberRows rows) {
    int[][] numbers = new int[ClassSets.COUNT][];
    while (rows.hasNext()) {
      int set = ClassSets.of(rows.next(HEXADECIMAL));
      numbers[set] = new int[] {rows.next(DECIMAL), rows.next(DECIMAL), rows.next(DECIMAL)};
    }
    return numbers;
  }

  private static int[] threats(NumberRows rows) {
    int[] numbers = new int[ThreatFeatures.COUNT];
    while (rows.hasNext()) {
      int threats = rows.next(DECIMAL);
      numbers[threats] = rows.next(DECIMAL);
    }
    return numbers;
  }

  @Override
  public int tables() {
    return points.size();
  }

  @Override
  public int value(int table, int set) {
    return points.get(table)[set][0];
  }

  @Override
  public int attack(int table, int set) {
    return points.get(table)[set][1];
  }

  @Override
  public int defence(int table, int set) {
    return points.get(table)[set][2];
  }

  @Override
  public int threats(int table, int threats) {
    return this.threats.get(table)[threats];
  }
}
