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
   * @param extent of the subtree of the node
   */
  public record Entry(int number, List<Integer> points, Extent extent) {
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
  public record Extent(int nodes, int depth) {
    private static final Extent LEAF = new Extent(1, 0);

    /** Returns the extent of a node above these children. */
    private static Extent above(List<Extent> children) {
      return children.stream()
          .reduce(
              LEAF,
              (all, child) ->
                  new Extent(
                      all.nodes() + child.nodes(), Math.max(all.depth(), 1 + child.depth())));
    }
  }

  /** Builds the index of a proof. */
  public ProofIndex(Proof proof) {
    size = proof.size();
    budget = proof.budget();
    // The extents by node number; an original comes before its copies.
    Map<Integer, Extent> originals = new HashMap<>();
    for (Proof.Root root : proof.roots()) {
      var _ = add(root.node(), ProofStones.of(proof.size(), root.line()), originals);
    }
  }

  private Extent add(Black node, ProofStones stones, Map<Integer, Extent> originals) {
    return switch (node) {
      case Copy(int _, int original, int _) ->
          Objects.requireNonNull(originals.get(original), "a copy before its original");
      case Move(int number, int point, White next) -> {
        stones.play(point);
        Extent extent = Extent.above(List.of(add(next, stones, originals)));
        stones.undo();
        originals.put(number, extent);
        yield keep(number, List.of(point), extent, stones);
      }
    };
  }

  private Extent add(White node, ProofStones stones, Map<Integer, Extent> originals) {
    List<Extent> children = new ArrayList<>();
    for (Reply reply : node.children()) {
      stones.play(reply.point());
      children.add(add(reply.next(), stones, originals));
      stones.undo();
    }
    List<Integer> points = node.children().stream().map(Reply::point).toList();
    return keep(node.number(), points, Extent.above(children), stones);
  }

  private Extent keep(int number, List<Integer> points, Extent extent, ProofStones stones) {
    List<Integer> canonical = points.stream().map(stones::toCanonical).toList();
    entries.put(stones.key(), new Entry(number, canonical, extent));
    return extent;
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
                    entry.extent()));
  }
}
