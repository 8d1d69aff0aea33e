package tengen.gomoku.search;

import java.util.Comparator;
import java.util.List;

/** The root moves of one thread, best first. */
final class RootMoves {
  private final List<RootMove> moves;
  private final int lines;
  private final DeepestRoot deepest;
  private int depth;
  private int depthInHand;
  private int current;

  /**
   * These moves in this order at first.
   *
   * @param lines how many of them are to have a true value
   * @param deepest shared with the other threads of the search
   */
  RootMoves(List<RootMove> moves, int lines, DeepestRoot deepest) {
    this.deepest = deepest;
    this.moves = moves;
    this.lines = Math.min(lines, moves.size());
    current = moves.getFirst().point;
  }

  List<RootMove> moves() {
    return moves;
  }

  int lines() {
    return lines;
  }

  /** The depth that the moves have been searched to; 0: none. */
  int depth() {
    return depth;
  }

  void beginDepth(int newDepth) {
    depthInHand = newDepth;
  }

  /** Tells the other threads that the depth in hand is finished. */
  void finishDepth() {
    depth = depthInHand;
    deepest.offer(depth, moves);
  }

  /** Whether another thread has finished the depth in hand or a deeper one. */
  boolean isOvertaken() {
    return deepest.depth() >= depthInHand;
  }

  /** Goes on from the deepest depth of all threads. */
  void catchUp() {
    if (deepest.depth() > depth) {
      depth = deepest.copyTo(moves);
    }
  }

  /** The root move that is being searched. */
  int current() {
    return current;
  }

  void begin(RootMove move) {
    current = move.point;
  }

  /**
   * Puts a move that is proved to win first.
   *
   * @param line the move, and what follows
   * @return false: it is none of the root's
   */
  boolean promote(List<Integer> line, int value) {
    for (RootMove move : moves) {
      if (!line.isEmpty() && move.point == line.getFirst()) {
        move.prove(value, line);
        moves.remove(move);
        moves.addFirst(move);
        return true;
      }
    }
    return false;
  }

  /** From a place on, by value; equal ones stay in order. */
  void sort(int from) {
    moves
        .subList(from, moves.size())
        .sort(Comparator.comparingInt((RootMove move) -> move.value).reversed());
  }
}
