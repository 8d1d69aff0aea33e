package tengen.proof.build;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tengen.proof.tree.ProofStones;

/**
 * All positions of the search, each once. The next position to expand is found by walking down from
 * a root: at Black's nodes to the move of least cost, at White's to the reply that seems hardest to
 * answer. Not thread-safe: guarded by its owner.
 */
final class ProofGraph {
  private final Map<Long, Node> nodes = new HashMap<>();
  private final Map<Long, Expansion.Replies> replies = new HashMap<>();
  private final Map<Long, Map<Integer, Expansion.Moves>> moves = new HashMap<>();

  /** A node to expand, with its position. */
  record Leaf(Node node, ProofStones stones) {}

  /** Stores an expansion. Existing nodes learn of it when the walk next reaches them. */
  void remember(Expansion expansion) {
    switch (expansion) {
      case Expansion.Moves found ->
          moves.computeIfAbsent(found.key(), _ -> new HashMap<>()).put(found.stage(), found);
      case Expansion.Replies found -> replies.put(found.key(), found);
    }
  }

  /** Expands a node by the stored expansions of its position. Returns whether there were any. */
  boolean learn(Leaf leaf) {
    return recall(leaf.node(), leaf.stones());
  }

  /** Returns the number of stored expansions. */
  int size() {
    return replies.size() + moves.values().stream().mapToInt(Map::size).sum();
  }

  /** Returns the node of a position, created if needed. */
  Node node(ProofStones stones) {
    Node known = nodes.get(stones.key());
    return known == null ? make(stones) : known;
  }

  private Node make(ProofStones stones) {
    Node node;
    if (stones.isBlackToMove()) {
      var black = new OrNode(stones.key());
      if (stones.hasFive() || stones.isFull()) {
        black.refute();
      }
      node = black;
    } else {
      var white = new AndNode(stones.key());
      if (stones.hasFive()) {
        white.isExpanded = true;
        white.update();
      }
      node = white;
    }
    nodes.put(node.key, node);
    recall(node, stones);
    return node;
  }

  /** Expands a node by the stored expansions of its position. Returns whether there were any. */
  private boolean recall(Node node, ProofStones stones) {
    boolean isKnown = false;
    switch (node) {
      case OrNode black -> {
        for (Expansion.Moves known = known(black); known != null; known = known(black)) {
          expand(black, stones, known.moves());
          isKnown = true;
        }
      }
      case AndNode white -> {
        Expansion.Replies known = replies.get(white.key);
        if (known != null && !white.isExpanded) {
          expand(white, stones, known.open());
          isKnown = true;
        }
      }
    }
    return isKnown;
  }

  private Expansion.@Nullable Moves known(OrNode black) {
    return moves.getOrDefault(black.key, Map.of()).get(black.stage);
  }

  private void expand(OrNode black, ProofStones stones, List<Integer> found) {
    if (found.isEmpty()) {
      black.refute();
    }
    for (int move : found) {
      if (!black.moves.contains(move)) {
        AndNode child = (AndNode) child(black, stones, move);
        black.moves.add(move);
        black.children.add(child);
      }
    }
    black.stage += found.isEmpty() ? 0 : 1;
    black.update();
    updateAncestors(black);
  }

  private void expand(AndNode white, ProofStones stones, List<Integer> open) {
    white.isExpanded = true;
    white.replies = open;
    white.children = open.stream().map(reply -> (OrNode) child(white, stones, reply)).toList();
    white.update();
    updateAncestors(white);
  }

  private Node child(Node parent, ProofStones stones, int move) {
    stones.play(stones.fromCanonical(move));
    Node child = node(stones);
    stones.undo();
    child.parents.add(parent);
    return child;
  }

  /** Updates the numbers of all ancestors of a node. */
  private void updateAncestors(Node node) {
    for (Node parent : List.copyOf(node.parents)) {
      if (parent.update()) {
        updateAncestors(parent);
      }
    }
  }

  /**
   * Returns the next node to expand below a position.
   *
   * @param isFree whether a node may be taken now
   */
  Optional<Leaf> next(ProofStones root, Predicate<Node> isFree) {
    Optional<Leaf> leaf = walk(node(root), root, isFree);
    while (leaf.isPresent() && learn(leaf.get())) {
      leaf = walk(node(root), root, isFree);
    }
    return leaf;
  }

  private Optional<Leaf> walk(Node node, ProofStones stones, Predicate<Node> isFree) {
    Optional<Leaf> leaf = walkOn(node, stones, isFree);
    node.work += leaf.isPresent() ? 1 : 0;
    return leaf;
  }

  private Optional<Leaf> walkOn(Node node, ProofStones stones, Predicate<Node> isFree) {
    return switch (node) {
      case Node settled when settled.isSettled() -> Optional.empty();
      case OrNode black when black.needsMoves() -> leaf(black, stones, isFree);
      case OrNode black -> {
        int best = black.best();
        yield step(black.children.get(best), black.moves.get(best), stones, isFree);
      }
      case AndNode white when !white.isExpanded -> leaf(white, stones, isFree);
      case AndNode white -> {
        Optional<Leaf> found = Optional.empty();
        for (OrNode child : white.inOrder()) {
          int reply = white.replies.get(white.children.indexOf(child));
          found = step(child, reply, stones, isFree);
          if (found.isPresent()) {
            break;
          }
        }
        yield found;
      }
    };
  }

  private Optional<Leaf> step(Node child, int move, ProofStones stones, Predicate<Node> isFree) {
    stones.play(stones.fromCanonical(move));
    Optional<Leaf> found = walk(child, stones, isFree);
    stones.undo();
    return found;
  }

  private static Optional<Leaf> leaf(Node node, ProofStones stones, Predicate<Node> isFree) {
    return isFree.test(node)
        ? Optional.of(new Leaf(node, ProofStones.of(stones.size(), stones.line())))
        : Optional.empty();
  }
}
