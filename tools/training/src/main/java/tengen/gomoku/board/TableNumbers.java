package tengen.gomoku.board;

/**
 * Values of the engine's tables for a rule: one table, or two (renju's Black, then White). As in
 * the engine's resource, a set of line classes ({@link ClassSets}) has three values.
 */
public interface TableNumbers {
  /** Returns the number of tables. */
  int tables();

  /** Returns a set's contribution to the evaluation, in half points. */
  int value(int table, int set);

  /** Returns the ordering value of playing at a point with this set. */
  int attack(int table, int set);

  /** Returns the ordering value of denying the opponent a point with this set. */
  int defence(int table, int set);

  /** Returns the contribution of threats ({@link ThreatFeatures}) for the side to move. */
  int threats(int table, int threats);
}
