package tengen.proof.build;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Of what is proved, the moves that make the smallest trees. */
final class Strategy {
  private final Map<Node, Long> sizes = new HashMap<>();
  private final Map<Node, Long> sizesWithLeaves = new HashMap<>();

  /** Which move of a proved node to play. */
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

  /** How many nodes a proof has, each as often as it is met. */
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

  /** How many White nodes it has, each position once. */
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
   * The same as {@link #size} with a node for each legal reply that is no child.
   *
   * @param empty how many points of the node's position are empty
   */
  long sizeWithLeaves(Node node, int empty) {
    Long known = sizesWithLeaves.get(node);
    if (known == null) {
      known = computedWithLeaves(node, empty);
      sizesWithLeaves.put(node, known);
    }
    return known;
  }

  private long computedWithLeaves(Node node, int empty) {
    return switch (node) {
      case OrNode black -> 1 + sizeWithLeaves(black.children.get(choice(black)), empty - 1);
      case AndNode white ->
          1
              + (empty - white.children.size())
              + white.children.stream().mapToLong(child -> sizeWithLeaves(child, empty - 1)).sum();
    };
  }
}
