package tengen.proof.build;

import tengen.proof.tree.Proof;

/**
 * The effort of the search for Black's moves and White's defences. The limits affect what can be
 * proved, not the validity of a proof.
 */
final class ExpansionLimits {
  /**
   * A stage of the search for moves.
   *
   * @param moves maximum number of moves to find
   * @param nodes the engine's node limit
   * @param proofNumber a node enters the stage when the best of its earlier moves costs at least
   *     this
   */
  record Stage(int moves, long nodes, int proofNumber) {}

  private static final Stage[] STAGES = {
    new Stage(1, 200_000, 1), new Stage(4, 1_000_000, 6), new Stage(12, 4_000_000, 40)
  };

  /** Maximum number of Black's moves in a win by threats, including the five. */
  static final int MAX_WIN_MOVES = 12;

  /** The solver's node limit for each reply. */
  static final int NODES_PER_REPLY = 4_000;

  /** The budget that proofs by these limits declare. */
  static final Proof.Budget BUDGET = new Proof.Budget(MAX_WIN_MOVES, NODES_PER_REPLY);

  private ExpansionLimits() {}

  static boolean hasStage(int stage) {
    return stage < STAGES.length;
  }

  static Stage stage(int stage) {
    return STAGES[stage];
  }
}
