package tengen.proof.build;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The winning moves with the smallest proof trees. */
final class Strategy {
  private final Map<Node, Long> sizes = new HashMap<>();
  private final Map<Node, Long> sizesWithLeaves = new HashMap<>();

  /** Returns the index of the move to play in a proved node. */
  int choice(OrNode black) {
    int best = -1;
    for (int i = 0; i < black.children.size(); i++) {
      boolean isProved = black.children.get(i).isProved();
      if (isProved && (best < 0 || size(black.children.get(i)) < size(black.children.get(best)))) {
        best = i;
      }
    }
    return best;
  }

  /** Returns the number of nodes of a proof, counting repeated positions each time. */
  long size(Node node) {
    Long known = sizes.get(node);
    if (known == null) {
      known = computed(node);
      sizes.put(node, known);
    }
    return known;
  }

  private long computed(Node node) {
    return switch (node) {
      case OrNode black -> 1 + size(black.children.get(choice(black)));
      case AndNode white -> 1 + white.children.stream().mapToLong(this::size).sum();
    };
  }

  /** Returns the number of White nodes of a proof, each position once. */
  int whiteNodes(Node node) {
    return whiteNodes(node, new HashSet<>());
  }

  private int whiteNodes(Node node, Set<Node> seen) {
    if (!seen.add(node)) {
      return 0;
    }
    return switch (node) {
      case OrNode black -> whiteNodes(black.children.get(choice(black)), seen);
      case AndNode white ->
          1 + white.children.stream().mapToInt(child -> whiteNodes(child, seen)).sum();
    };
  }

  /**
   * Returns {@link #size} plus a node for each legal reply that has none.
   *
   * @param empty number of empty points of the node's position
   */
  long sizeWithLeaves(Node node, int empty) {
    Long known = sizesWithLeaves.get(node);
    if (known == null) {
      known = computeSizeWithLeaves(node, empty);
      sizesWithLeaves.put(node, known);
    }
    return known;
  }

  private long computeSizeWithLeaves(Node node, int empty) {
    return switch (node) {
      case OrNode black -> 1 + sizeWithLeaves(black.children.get(choice(black)), empty - 1);
      case AndNode white ->
          1
              + (empty - white.children.size())
              + white.children.stream().mapToLong(child -> sizeWithLeaves(child, empty - 1)).sum();
    };
  }
}
