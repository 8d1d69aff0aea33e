package tengen.proof.build;

import tengen.proof.tree.Proof;

/**
 * How hard Black's moves and White's defences are looked for. What is proved may depend on it, what
 * a proof is does not.
 */
final class ExpansionLimits {
  /** A stage of looking for moves: how many, within how many nodes, once how much is in doubt. */
  record Stage(int moves, long nodes, int proofNumber) {}

  private static final Stage[] STAGES = {
    new Stage(1, 200_000, 1), new Stage(4, 1_000_000, 6), new Stage(12, 4_000_000, 40)
  };

  /** Own moves of a win by threats, the five included. */
  static final int MOVES = 12;

  /** Nodes of the solver for each reply. */
  static final int NODES = 4_000;

  /** What a proof by these limits says of itself. */
  static final Proof.Budget BUDGET = new Proof.Budget(MOVES, NODES);

  private ExpansionLimits() {}

  static boolean hasStage(int stage) {
    return stage < STAGES.length;
  }

  static Stage stage(int stage) {
    return STAGES[stage];
  }
}
