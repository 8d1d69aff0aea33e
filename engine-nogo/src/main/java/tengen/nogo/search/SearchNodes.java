package tengen.nogo.search;

/**
 * Counts the nodes of one search, those of the endgame solver in proportion to their cost. Main
 * search thread only; simulations of helper threads count as well.
 */
final class SearchNodes {
  private final Tree tree;
  private final long visitsBefore;
  private long solverNodes;

  /** Counts from now on. */
  SearchNodes(Tree tree) {
    this.tree = tree;
    visitsBefore = tree.visits(Tree.ROOT);
  }

  /** Simulations of all threads. */
  long simulations() {
    return tree.visits(Tree.ROOT) - visitsBefore;
  }

  /** Sets how many nodes the solver has searched so far. */
  void solved(long nodes) {
    solverNodes = nodes;
  }

  /** Simulations, and solver nodes as the simulations that would have taken as long. */
  long total() {
    return simulations() + solverNodes / EndgameSolver.NODES_PER_SIMULATION;
  }
}
