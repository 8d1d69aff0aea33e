package tengen.proof.tree;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.proof.tree.Proof.Budget;
import tengen.proof.tree.ProofNode.Black;
import tengen.proof.tree.ProofNode.Copy;
import tengen.proof.tree.ProofNode.Move;
import tengen.proof.tree.ProofNode.Reply;
import tengen.proof.tree.ProofNode.White;

/** The nodes of a proof by position, whichever of its eight images stands on the board. */
public final class ProofIndex {
  private final int size;
  private final Budget budget;

  /** By key; points are those of the canonical image. */
  private final Map<Long, Entry> entries = new HashMap<>();

  /**
   * What a proof says of a position.
   *
   * @param number of its node
   * @param points Black's one move, or White's replies after which the tree goes on
   */
  public record Entry(int number, List<Integer> points) {
    public Entry {
      points = List.copyOf(points);
    }
  }

  /** The index of a proof. */
  public ProofIndex(Proof proof) {
    size = proof.size();
    budget = proof.budget();
    for (Proof.Root root : proof.roots()) {
      add(root.node(), Stones.of(proof.size(), root.line()));
    }
  }

  private void add(Black node, Stones stones) {
    switch (node) {
      case Copy _ -> {
        // Its original is there.
      }
      case Move(int number, int point, White next) -> {
        entries.put(stones.key(), entry(number, List.of(point), stones));
        stones.play(point);
        add(next, stones);
        stones.undo();
      }
    }
  }

  private void add(White node, Stones stones) {
    List<Integer> points = node.children().stream().map(Reply::point).toList();
    entries.put(stones.key(), entry(node.number(), points, stones));
    for (Reply reply : node.children()) {
      stones.play(reply.point());
      add(reply.next(), stones);
      stones.undo();
    }
  }

  private static Entry entry(int number, List<Integer> points, Stones stones) {
    return new Entry(number, points.stream().map(stones::toCanonical).toList());
  }

  /** Of the board. */
  public int size() {
    return size;
  }

  /** Within what Black wins after replies that the proof leaves out. */
  public Budget budget() {
    return budget;
  }

  /** What is known of a position, in points of its own. */
  public Optional<Entry> find(Stones stones) {
    return Optional.ofNullable(entries.get(stones.key()))
        .map(
            entry ->
                new Entry(
                    entry.number(), entry.points().stream().map(stones::fromCanonical).toList()));
  }
}
