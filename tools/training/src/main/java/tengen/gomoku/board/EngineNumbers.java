package tengen.gomoku.board;

import java.util.List;
import tengen.common.gomoku.WinRule;

/** The table values included in the engine. */
public final class EngineNumbers implements TableNumbers {
  private final List<ColourTables> tables;

  /** Creates the values of a rule. */
  public EngineNumbers(WinRule rule) {
    RuleTables all = RuleTables.of(rule);
    tables = all.black == all.white ? List.of(all.black) : List.of(all.black, all.white);
  }

  @Override
  public int tables() {
    return tables.size();
  }

  @Override
  public int value(int table, int set) {
    return PointTable.value(entry(table, set));
  }

  @Override
  public int attack(int table, int set) {
    return PointTable.attack(entry(table, set));
  }

  @Override
  public int defence(int table, int set) {
    return PointTable.defence(entry(table, set));
  }

  private int entry(int table, int set) {
    return tables.get(table).points[ClassSets.lines(set)];
  }

  @Override
  public int threats(int table, int threats) {
    return tables.get(table).threats[threats];
  }
}
