package tengen.proof.build;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** A position with Black to move: some move has to win. */
final class OrNode extends Node {
  /** The known moves, in points of the canonical image. */
  final List<Integer> moves = new ArrayList<>();

  final List<AndNode> children = new ArrayList<>();

  /** Number of searches for moves so far. */
  int stage;

  OrNode(long key) {
    super(key);
  }

  /** Marks the node as lost for Black, by the rules or by the engine's search. */
  void refute() {
    stage = Integer.MAX_VALUE;
    set(INFINITE, 0);
  }

  /** Returns whether to search for more moves before expanding the best child. */
  boolean needsMoves() {
    return ExpansionLimits.hasStage(stage)
        && ExpansionLimits.stage(stage).proofNumber() <= least(Node::cost);
  }

  private int least(ToIntFunction<Node> number) {
    return children.stream().mapToInt(number).min().orElse(INFINITE);
  }

  /** Returns the index of the move with the least cost. */
  int best() {
    int best = 0;
    for (int i = 1; i < children.size(); i++) {
      if (children.get(i).cost() < children.get(best).cost()) {
        best = i;
      }
    }
    return best;
  }

  @Override
  boolean update() {
    boolean hasMore = ExpansionLimits.hasStage(stage);
    int greatest = hasMore ? 1 : 0;
    int open = hasMore ? 1 : 0;
    for (AndNode child : children) {
      greatest = Math.max(greatest, child.disproof);
      open += child.isRefuted() ? 0 : 1;
    }
    int least = least(child -> child.proof);
    int more = hasMore ? ExpansionLimits.stage(stage).proofNumber() : INFINITE;
    return least == 0
        ? set(0, INFINITE)
        : set(Math.min(least, more), open == 0 ? 0 : all(greatest, open - 1));
  }
}
