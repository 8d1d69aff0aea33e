package tengen.proof.build;

import java.util.List;

/** A position with White to move: Black has to win after every reply. */
final class AndNode extends Node {
  /** The open replies, in points of the canonical image. */
  List<Integer> replies = List.of();

  List<OrNode> children = List.of();

  /** True once the replies have been searched. */
  boolean isExpanded;

  AndNode(long key) {
    super(key);
  }

  /**
   * Returns the unsettled children in the order of the search: least disproof number first, then
   * greatest proof number.
   */
  List<OrNode> inOrder() {
    return children.stream().filter(child -> !child.isSettled()).sorted(AndNode::compare).toList();
  }

  private static int compare(OrNode a, OrNode b) {
    return a.disproof != b.disproof
        ? Integer.compare(a.disproof, b.disproof)
        : Integer.compare(b.proof, a.proof);
  }

  @Override
  boolean update() {
    int greatest = 0;
    int open = 0;
    int least = INFINITE;
    for (OrNode child : children) {
      greatest = Math.max(greatest, child.proof);
      open += child.isProved() ? 0 : 1;
      least = Math.min(least, child.disproof);
    }
    return greatest == 0 ? set(0, INFINITE) : set(all(greatest, open - 1), least);
  }
}
