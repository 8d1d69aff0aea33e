package tengen.proof.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.proof.tree.Proof;
import tengen.proof.tree.Proof.Root;
import tengen.proof.tree.ProofStones;

/**
 * A snapshot of the journals of a folder for some roots. Reading it does not disturb running
 * searches.
 */
public final class KnownProofs {
  final ProofGraph graph = new ProofGraph();
  final List<ProofStones> roots;
  private final int size;

  KnownProofs(int size, List<List<Integer>> roots) {
    this.roots = roots.stream().map(root -> ProofStones.of(size, root)).toList();
    this.size = size;
  }

  /**
   * Reads a folder.
   *
   * @param roots stones from the empty board in playing order, as row * size + column
   */
  public static KnownProofs read(Path folder, int size, List<List<Integer>> roots)
      throws IOException {
    var known = new KnownProofs(size, roots);
    new JournalFolder(folder, size).read(known.graph::remember);
    return known;
  }

  /** Returns the progress of the search. */
  public ProofStatus status() {
    return ProofStatus.of(graph, roots);
  }

  /**
   * A tree of the proved roots, with figures on its compression.
   *
   * @param everyReply its number of nodes if each legal reply of White had a node
   * @param noLeaves its number of nodes without replies that a win by threats settles
   * @param copies number of nodes that replace a subtree
   */
  public record Packed(Proof tree, long everyReply, long noLeaves, int copies) {}

  /**
   * Packs the proved roots; empty if there are none.
   *
   * @param solver name and version of the engine
   */
  public Optional<Packed> pack(String solver) {
    var packer = new ProofPacker(graph);
    List<Root> proved = new ArrayList<>();
    long everyReply = 0;
    long noLeaves = 0;
    for (ProofStones root : roots) {
      Node node = graph.node(root);
      if (node.isProved()) {
        proved.add(packer.root(root));
        noLeaves += packer.strategy().size(node);
        everyReply += packer.strategy().sizeWithLeaves(node, root.emptyPoints());
      }
    }
    var tree = new Proof(size, solver, ExpansionLimits.BUDGET, proved, packer.nodes());
    return proved.isEmpty()
        ? Optional.empty()
        : Optional.of(new Packed(tree, everyReply, noLeaves, packer.copies()));
  }
}
