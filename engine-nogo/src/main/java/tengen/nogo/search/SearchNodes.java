package tengen.nogo.search;

/**
 * Node counter of one search, with the endgame solver's nodes in proportion to their cost. Includes
 * the simulations of helper threads. Main search thread only.
 */
final class SearchNodes {
  private final Tree tree;
  private final int solverNodesPerSimulation;
  private final long visitsBefore;
  private long solverNodes;

  /**
   * Creates a counter that starts at 0.
   *
   * @param solverNodesPerSimulation solver nodes that take as long as one simulation
   */
  SearchNodes(Tree tree, int solverNodesPerSimulation) {
    this.tree = tree;
    this.solverNodesPerSimulation = solverNodesPerSimulation;
    visitsBefore = tree.visits(Tree.ROOT);
  }

  /** Returns the simulations of all threads. */
  long simulations() {
    return tree.visits(Tree.ROOT) - visitsBefore;
  }

  /** Sets the number of nodes that the solver has searched so far. */
  void setSolverNodes(long nodes) {
    solverNodes = nodes;
  }

  /**
   * Returns the simulations, plus the solver's nodes converted to simulations of equal duration.
   */
  long total() {
    return simulations() + solverNodes / solverNodesPerSimulation;
  }
}
