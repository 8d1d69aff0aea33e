package tengen.gomoku.search;

import java.util.Comparator;
import java.util.List;

/** The root moves of one thread, best first. */
final class RootMoves {
  private final List<RootMove> moves;
  private final int lines;
  private int current;

  /**
   * These moves in this order at first.
   *
   * @param lines how many of them are to have a true value
   */
  RootMoves(List<RootMove> moves, int lines) {
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
