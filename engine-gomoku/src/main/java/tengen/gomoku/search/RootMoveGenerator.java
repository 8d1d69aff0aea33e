package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.Replies;

/**
 * Generator of the root moves, ordered by score. The first of these sets that is not empty is used:
 * moves that make five; blocks of the opponent's five; moves against an open four, with own fours;
 * points near stones. Each set is complete: the moves it leaves out lose or are no threat.
 */
public final class RootMoveGenerator {
  private RootMoveGenerator() {}

  /**
   * Returns the root moves; never empty on a board with an empty point.
   *
   * @param allowed points that the search may play; ignored if no legal point is left
   */
  static List<RootMove> of(GomokuBoard board, int side, IntPredicate allowed) {
    return sorted(board, side, allowed)
        .map(RootMove::new)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** Returns the points of the root moves; empty on a full board. */
  public static List<Integer> points(GomokuBoard board, int side) {
    return sorted(board, side, _ -> true).toList();
  }

  private static Stream<Integer> sorted(GomokuBoard board, int side, IntPredicate allowed) {
    IntPredicate legal = point -> !ForbiddenPoints.isForbidden(board, point, side);
    return first(board, side, legal.and(allowed)).stream()
        .sorted(Comparator.comparingInt((Integer point) -> -board.orderingScore(side, point)));
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

  /** Returns sets of points in order of priority; the first that is not empty is used. */
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

  /**
   * Returns the replies to all opponent's points of a class together with {@code more}, or nothing
   * if the opponent has no such point.
   */
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

  /** Returns the empty point closest to the centre. */
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
