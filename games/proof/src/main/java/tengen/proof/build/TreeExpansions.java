package tengen.proof.build;

import java.util.List;
import java.util.function.Consumer;
import tengen.proof.tree.Proof;
import tengen.proof.tree.ProofNode.Black;
import tengen.proof.tree.ProofNode.Copy;
import tengen.proof.tree.ProofNode.Move;
import tengen.proof.tree.ProofNode.Reply;
import tengen.proof.tree.ProofNode.White;
import tengen.proof.tree.ProofStones;

/**
 * Turns a proof into expansions, as if a search had found them. A tree with another budget yields
 * only Black's moves, since the replies that it leaves out depend on the budget.
 */
final class TreeExpansions {
  private final Consumer<Expansion> reader;
  private final boolean isLikeOurs;

  private TreeExpansions(Consumer<Expansion> reader, boolean isLikeOurs) {
    this.reader = reader;
    this.isLikeOurs = isLikeOurs;
  }

  static void read(Proof tree, Consumer<Expansion> reader) {
    var expansions = new TreeExpansions(reader, tree.budget().equals(ExpansionLimits.BUDGET));
    for (Proof.Root root : tree.roots()) {
      expansions.read(root.node(), ProofStones.of(tree.size(), root.line()));
    }
  }

  private void read(Black node, ProofStones stones) {
    switch (node) {
      case Copy _ -> {
        // The original has the expansions.
      }
      case Move(var _, int point, White next) -> {
        reader.accept(new Expansion.Moves(stones.key(), 0, 0, List.of(stones.toCanonical(point))));
        stones.play(point);
        read(next, stones);
        stones.undo();
      }
    }
  }

  private void read(White node, ProofStones stones) {
    if (isLikeOurs && !stones.hasFive()) {
      List<Integer> open =
          node.children().stream().map(Reply::point).map(stones::toCanonical).toList();
      reader.accept(new Expansion.Replies(stones.key(), stones.emptyPoints(), 0, open));
    }
    for (Reply reply : node.children()) {
      stones.play(reply.point());
      read(reply.next(), stones);
      stones.undo();
    }
  }
}
