package tengen.proof.build;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tengen.proof.tree.Proof.Root;
import tengen.proof.tree.ProofNode;
import tengen.proof.tree.ProofNode.Black;
import tengen.proof.tree.ProofNode.Copy;
import tengen.proof.tree.ProofNode.Move;
import tengen.proof.tree.ProofNode.Reply;
import tengen.proof.tree.ProofNode.White;
import tengen.proof.tree.ProofStones;
import tengen.proof.tree.ProofWriter;

/**
 * Builds a tree of what is proved. Black plays the move with the smallest tree. White's replies are
 * those that no win by threats settles. A repeated position becomes a copy.
 */
final class ProofPacker {
  private final ProofGraph graph;
  private final Strategy strategy = new Strategy();

  /** The first node of a position, with the line that leads to it. */
  private record Original(int number, List<Integer> line) {}

  private final Map<Node, Original> originals = new HashMap<>();
  private int nodes;
  private int copies;

  ProofPacker(ProofGraph graph) {
    this.graph = graph;
  }

  /** Returns the proof of a proved root with Black to move. */
  Root root(ProofStones root) {
    return new Root(root.line(), black((OrNode) graph.node(root), root));
  }

  private Black black(OrNode node, ProofStones stones) {
    int number = nodes++;
    Original original = originals.get(node);
    if (original != null) {
      copies++;
      return new Copy(number, original.number(), symmetry(stones, original));
    }
    originals.put(node, new Original(number, List.copyOf(stones.line())));
    int choice = strategy.choice(node);
    int move = stones.fromCanonical(node.moves.get(choice));
    stones.play(move);
    White next = white(node.children.get(choice), stones);
    stones.undo();
    return new Move(number, move, next);
  }

  private static int symmetry(ProofStones copy, Original original) {
    return copy.symmetryTo(ProofStones.of(copy.size(), original.line()).colours());
  }

  private ProofNode.White white(AndNode node, ProofStones stones) {
    int number = nodes++;
    List<Integer> replies = node.replies.stream().map(stones::fromCanonical).toList();
    List<Reply> children = new ArrayList<>();
    for (int reply : ProofWriter.inOrder(replies, stones)) {
      stones.play(reply);
      children.add(new Reply(reply, black((OrNode) graph.node(stones), stones)));
      stones.undo();
    }
    return new White(number, children);
  }

  /** Returns the number of nodes so far, including copies. */
  int nodes() {
    return nodes;
  }

  int copies() {
    return copies;
  }

  /** Returns the strategy, which knows the tree sizes without copies. */
  Strategy strategy() {
    return strategy;
  }
}
