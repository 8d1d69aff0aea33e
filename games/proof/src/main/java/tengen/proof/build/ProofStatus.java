package tengen.proof.build;

import java.util.List;
import tengen.proof.tree.ProofStones;

/**
 * The progress of a search for proofs.
 *
 * @param known number of expansions by all processes that have worked in the folder
 */
public record ProofStatus(List<Root> roots, int known) {
  public ProofStatus {
    roots = List.copyOf(roots);
  }

  /** The state of a root. */
  public enum State {
    OPEN,
    PROVED,
    /** Refuted for the moves that were tried, which proves nothing. */
    REFUTED
  }

  /**
   * The progress of a root.
   *
   * @param line its stones
   * @param left minimum number of positions still to prove: its proof number
   * @param whiteNodes White nodes of its proof, each position once; 0 if not proved
   */
  public record Root(String line, State state, int left, int whiteNodes) {}

  /** Returns the number of roots in this state. */
  public long count(State state) {
    return roots.stream().filter(root -> root.state() == state).count();
  }

  /** Returns the minimum number of positions still to prove for all open roots. */
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
