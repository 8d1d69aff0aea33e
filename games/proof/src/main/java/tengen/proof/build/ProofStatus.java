package tengen.proof.build;

import java.util.List;
import tengen.proof.tree.ProofStones;

/**
 * How far a search for proofs has come.
 *
 * @param known expansions of positions, by all processes that have worked in the folder
 */
public record ProofStatus(List<Root> roots, int known) {
  public ProofStatus {
    roots = List.copyOf(roots);
  }

  /** What is known of a root. */
  public enum State {
    OPEN,
    PROVED,
    /** By the moves that were looked at: no theorem. */
    REFUTED
  }

  /**
   * One root.
   *
   * @param line its stones
   * @param left how many positions are to be proved yet, at least: its proof number
   * @param whiteNodes of its proof, each position once; 0 as long as there is none
   */
  public record Root(String line, State state, int left, int whiteNodes) {}

  /** How many roots are in this state. */
  public long count(State state) {
    return roots.stream().filter(root -> root.state() == state).count();
  }

  /** How many positions are to be proved yet, at least, for all roots that are open. */
  public long left() {
    return roots.stream().filter(root -> root.state() == State.OPEN).mapToLong(Root::left).sum();
  }

  static ProofStatus of(ProofGraph graph, List<ProofStones> roots) {
    var strategy = new Strategy();
    return new ProofStatus(
        roots.stream().map(root -> of(graph.node(root), root, strategy)).toList(), graph.size());
  }

  private static Root of(Node node, ProofStones stones, Strategy strategy) {
    State state = State.OPEN;
    if (node.isProved()) {
      state = State.PROVED;
    } else if (node.isRefuted()) {
      state = State.REFUTED;
    }
    int whiteNodes = node.isProved() ? strategy.whiteNodes(node) : 0;
    return new Root(stones.toString(), state, node.proof, whiteNodes);
  }
}
