package tengen.proof.tree;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tengen.proof.tree.Proof.Budget;
import tengen.proof.tree.ProofNode.Black;
import tengen.proof.tree.ProofNode.Copy;
import tengen.proof.tree.ProofNode.Move;
import tengen.proof.tree.ProofNode.Reply;
import tengen.proof.tree.ProofNode.White;

/** Finds the nodes of a proof by position, for any of the eight images. Immutable. */
public final class ProofIndex {
  private final int size;
  private final Budget budget;

  /** The entries by key; their points are those of the canonical image. */
  private final Map<Long, Entry> entries = new HashMap<>();

  /**
   * A node of the proof.
   *
   * @param number of the node
   * @param points Black's move, or White's replies that have a subtree
   * @param treeSize size of the tree below and including the node
   */
  public record Entry(int number, List<Integer> points, TreeSize treeSize) {
    public Entry {
      points = List.copyOf(points);
    }
  }

  /**
   * The size of a tree, where a copy counts as its original.
   *
   * @param nodes number of nodes including the root
   * @param depth of the deepest leaf, in plies from the root
   */
  public record TreeSize(int nodes, int depth) {
    private static final TreeSize LEAF = new TreeSize(1, 0);

    /** Returns the size of a tree whose root has subtrees of these sizes. */
    private static TreeSize above(List<TreeSize> children) {
      return children.stream()
          .reduce(
              LEAF,
              (all, child) ->
                  new TreeSize(
                      all.nodes() + child.nodes(), Math.max(all.depth(), 1 + child.depth())));
    }
  }

  /** Builds the index of a proof. */
  public ProofIndex(Proof proof) {
    size = proof.size();
    budget = proof.budget();
    // The sizes of the subtrees by node number; an original comes before its copies.
    Map<Integer, TreeSize> originals = new HashMap<>();
    for (Proof.Root root : proof.roots()) {
      var _ = add(root.node(), ProofStones.of(proof.size(), root.line()), originals);
    }
  }

  private TreeSize add(Black node, ProofStones stones, Map<Integer, TreeSize> originals) {
    return switch (node) {
      case Copy(int _, int original, int _) ->
          Objects.requireNonNull(originals.get(original), "a copy before its original");
      case Move(int number, int point, White next) -> {
        stones.play(point);
        TreeSize treeSize = TreeSize.above(List.of(add(next, stones, originals)));
        stones.undo();
        originals.put(number, treeSize);
        yield put(number, List.of(point), treeSize, stones);
      }
    };
  }

  private TreeSize add(White node, ProofStones stones, Map<Integer, TreeSize> originals) {
    List<TreeSize> children = new ArrayList<>();
    for (Reply reply : node.children()) {
      stones.play(reply.point());
      children.add(add(reply.next(), stones, originals));
      stones.undo();
    }
    List<Integer> points = node.children().stream().map(Reply::point).toList();
    return put(node.number(), points, TreeSize.above(children), stones);
  }

  private TreeSize put(int number, List<Integer> points, TreeSize treeSize, ProofStones stones) {
    List<Integer> canonical = points.stream().map(stones::toCanonical).toList();
    entries.put(stones.key(), new Entry(number, canonical, treeSize));
    return treeSize;
  }

  /** Returns the size of the board. */
  public int size() {
    return size;
  }

  /** Returns the limits within which Black wins after replies that the proof leaves out. */
  public Budget budget() {
    return budget;
  }

  /** Returns the entry of a position, in the position's own points. */
  public Optional<Entry> find(ProofStones stones) {
    return Optional.ofNullable(entries.get(stones.key()))
        .map(
            entry ->
                new Entry(
                    entry.number(),
                    entry.points().stream().map(stones::fromCanonical).toList(),
                    entry.treeSize()));
  }
}
