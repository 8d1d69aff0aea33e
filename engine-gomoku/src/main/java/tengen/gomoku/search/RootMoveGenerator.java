package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.Replies;

/**
 * Generates the root moves, best expected first: what makes five; else what stops one; else,
 * against an open four, what spoils it and the own fours; else the points near stones. Each step is
 * complete: whatever it leaves out loses, or waits.
 */
final class RootMoveGenerator {
  private RootMoveGenerator() {}

  /**
   * Never empty on a board with an empty point.
   *
   * @param allowed what the search may play; where that leaves no legal point, it is not asked
   */
  static List<RootMove> of(GomokuBoard board, int side, IntPredicate allowed) {
    IntPredicate legal = point -> !ForbiddenPoints.isForbidden(board, point, side);
    List<Integer> points = first(board, side, legal.and(allowed));
    return points.stream()
        .sorted(Comparator.comparingInt((Integer point) -> -board.orderingScore(side, point)))
        .map(RootMove::new)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private static List<Integer> first(GomokuBoard board, int side, IntPredicate wanted) {
    for (List<Integer> points : choices(board, side)) {
      List<Integer> left = points.stream().filter(wanted::test).toList();
      if (!left.isEmpty()) {
        return left;
      }
    }
    List<Integer> legal =
        all(board).stream()
            .filter(point -> !ForbiddenPoints.isForbidden(board, point, side))
            .toList();
    return legal.isEmpty() ? all(board) : legal;
  }

  /** Sets of points, the first that is not empty to be taken. */
  private static List<List<Integer>> choices(GomokuBoard board, int side) {
    List<Integer> near = board.plies() == 0 ? List.of(centre(board)) : near(board);
    return List.of(
        withClass(board, side, PointClass.FIVE),
        replies(board, side, PointClass.FIVE, List.of()),
        replies(board, side, PointClass.OPEN_FOUR, fours(board, side)),
        near,
        all(board));
  }

  private static List<Integer> fours(GomokuBoard board, int colour) {
    return all(board).stream()
        .filter(point -> ForbiddenPoints.isFour(board, point, colour))
        .toList();
  }

  private static List<Integer> withClass(GomokuBoard board, int colour, int leastClass) {
    return all(board).stream()
        .filter(point -> board.pointClass(colour, point) >= leastClass)
        .toList();
  }

  /** What spoils any of the opponent's points of a class, and more; empty: it has none. */
  private static List<Integer> replies(
      GomokuBoard board, int side, int leastClass, List<Integer> more) {
    int other = 1 - side;
    int[] found = new int[Points.COUNT];
    List<Integer> points = new ArrayList<>();
    for (int threat : withClass(board, other, leastClass)) {
      int end = Replies.against(board, other, threat, leastClass, found, 0);
      IntStream.range(0, end).forEach(i -> points.add(found[i]));
    }
    if (!points.isEmpty()) {
      points.addAll(more);
    }
    return points.stream().distinct().toList();
  }

  private static List<Integer> near(GomokuBoard board) {
    return all(board).stream().filter(board::isNear).toList();
  }

  private static List<Integer> all(GomokuBoard board) {
    return PatternBoards.emptyPoints(board).boxed().toList();
  }

  /** The empty point nearest to the middle. */
  private static int centre(GomokuBoard board) {
    int x = board.width() / 2;
    int y = board.height() / 2;
    return all(board).stream()
        .min(
            Comparator.comparingInt(
                (Integer point) -> square(Points.x(point) - x) + square(Points.y(point) - y)))
        .orElseThrow();
  }

  private static int square(int number) {
    return number * number;
  }
}
