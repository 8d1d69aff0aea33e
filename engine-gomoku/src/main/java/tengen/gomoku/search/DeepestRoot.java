package tengen.gomoku.search;

import java.util.List;

/**
 * The root moves as the deepest depth left them that a thread of a search has finished. The other
 * threads give up what they are at, if it is no deeper, and go on from there.
 */
final class DeepestRoot {
  private volatile int depth;
  private List<RootMove> moves = List.of();

  /** The deepest depth that is finished; 0: none. */
  int depth() {
    return depth;
  }

  /** Keeps the moves of a thread that has finished a depth, if it is the first. */
  synchronized void offer(int finished, List<RootMove> theirs) {
    if (finished > depth) {
      moves = copies(theirs);
      depth = finished;
    }
  }

  /**
   * Replaces the moves of a thread.
   *
   * @return their depth
   */
  synchronized int copyTo(List<RootMove> theirs) {
    theirs.clear();
    theirs.addAll(copies(moves));
    return depth;
  }

  private static List<RootMove> copies(List<RootMove> moves) {
    return moves.stream().map(RootMove::new).toList();
  }
}
