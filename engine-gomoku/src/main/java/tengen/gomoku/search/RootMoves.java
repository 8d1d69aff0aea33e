package tengen.gomoku.search;

import java.util.Comparator;
import java.util.List;

/** The root moves of one thread, best first. */
final class RootMoves {
  private final List<RootMove> moves;
  private final int lines;
  private int current;

  /**
   * Creates the list in this initial order.
   *
   * @param lines number of moves that need an exact value
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

  /** Returns the root move being searched. */
  int current() {
    return current;
  }

  void begin(RootMove move) {
    current = move.point;
  }

  /**
   * Moves a proven win to the front.
   *
   * @param line the move and its continuation
   * @return false if the move is not one of the root moves
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

  /** Sorts the moves from an index on by value, descending; the sort is stable. */
  void sort(int from) {
    moves
        .subList(from, moves.size())
        .sort(Comparator.comparingInt((RootMove move) -> move.value).reversed());
  }
}
