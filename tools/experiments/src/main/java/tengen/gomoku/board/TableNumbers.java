package tengen.gomoku.board;

/**
 * The numbers of the engine's tables for a rule: one table, or two (renju's Black, then White). Of
 * a set of line classes ({@link ClassSets}) there are three, as the engine's resource has them.
 */
public interface TableNumbers {
  /** How many tables. */
  int tables();

  /** What a set adds to the evaluation, in halves of points. */
  int value(int table, int set);

  /** What it is worth to play there. */
  int attack(int table, int set);

  /** What it is worth to keep the other from playing there. */
  int defence(int table, int set);

  /** What threats ({@link ThreatFeatures}) add for the side to move. */
  int threats(int table, int threats);
}
