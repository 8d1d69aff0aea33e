package tengen.gomoku.search;

import tengen.gomoku.board.ClassSets;
import tengen.gomoku.board.TableNumbers;
import tengen.gomoku.board.ThreatFeatures;

/** Trained weights, converted to the units and bounds of the engine. */
record LearntNumbers(ValueModel values, MoveModel moves) implements TableNumbers {
  /** Evaluation units per logit. */
  private static final double VALUE_SCALE = 185;

  /** Scale of point values, which are in half units. */
  private static final double POINT_SCALE = 2 * VALUE_SCALE;

  private static final double MOVE_SCALE = 32;
  private static final double MOVE_OFFSET = 256;

  @Override
  public int tables() {
    return values.sets.tables();
  }

  @Override
  public int value(int table, int set) {
    return TableBounds.value(of(values.sets, table, set) * POINT_SCALE);
  }

  @Override
  public int attack(int table, int set) {
    return TableBounds.move(MOVE_OFFSET + of(moves.attacks, table, set) * MOVE_SCALE);
  }

  @Override
  public int defence(int table, int set) {
    return TableBounds.move(MOVE_OFFSET + of(moves.defences, table, set) * MOVE_SCALE);
  }

  private static double of(SetWeights weights, int table, int set) {
    return weights.of(table * ClassSets.COUNT + set);
  }

  @Override
  public int threats(int table, int threats) {
    return (int)
        Math.round(values.threatValue(table * ThreatFeatures.COUNT + threats) * VALUE_SCALE);
  }
}
