package tengen.nogo.search;

/** The evaluation of the leaves of a search. */
public enum EvaluationKind {
  /** A playout and learnt patterns. */
  PLAYOUTS(1),
  /** A residual network, on boards of 9×9 and where the JVM has the Vector API. */
  NETWORK(16);

  private final int solverNodes;

  EvaluationKind(int solverNodes) {
    this.solverNodes = solverNodes;
  }

  /**
   * Returns the endgame solver's nodes that take as long as one simulation; see
   * docs/lab/measured-solvers.md.
   */
  int solverNodes() {
    return solverNodes;
  }
}
