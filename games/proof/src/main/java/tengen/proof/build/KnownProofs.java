package tengen.proof.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.proof.tree.Proof;
import tengen.proof.tree.Proof.Root;
import tengen.proof.tree.ProofStones;

/** What the journals of a folder say of some roots, read once: nobody's work is disturbed. */
public final class KnownProofs {
  final ProofGraph graph = new ProofGraph();
  final List<ProofStones> roots;
  private final int size;

  /** Nothing is known yet. */
  KnownProofs(int size, List<List<Integer>> roots) {
    this.roots = roots.stream().map(root -> ProofStones.of(size, root)).toList();
    this.size = size;
  }

  /**
   * Reads a folder.
   *
   * @param roots lines of stones from the empty board, in points of row * size + column
   */
  public static KnownProofs read(Path folder, int size, List<List<Integer>> roots)
      throws IOException {
    var known = new KnownProofs(size, roots);
    new JournalFolder(folder, size).read(known.graph::remember);
    return known;
  }

  /** How far the search has come. */
  public ProofStatus status() {
    return ProofStatus.of(graph, roots);
  }

  /**
   * A tree of those roots that are proved, and what made it as small as it is.
   *
   * @param everyReply its nodes if each legal reply of White's were one
   * @param noLeaves the nodes without those replies that a win by threats settles
   * @param copies of the tree's nodes, each in place of a subtree
   */
  public record Packed(Proof tree, long everyReply, long noLeaves, int copies) {}

  /**
   * Packs what is proved; empty: nothing is.
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
