package tengen.gomoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tengen.game.Side;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.search.RootMoveGenerator;
import tengen.search.Finding;
import tengen.search.Finding.Mark;
import tengen.search.Topic;

/** Topics that the pattern board answers without a search. */
final class GomokuTopics {
  private static final String THREATS = "threats";
  private static final String FORBIDDEN = "forbidden";
  private static final String CANDIDATES = "candidates";

  private static final int MAX_CANDIDATES = 20;

  private GomokuTopics() {}

  static List<Topic> all() {
    return List.of(
        new Topic(THREATS, "points that make a three or more", true),
        new Topic(FORBIDDEN, "points that renju forbids the side to move", true),
        new Topic(CANDIDATES, "what moves are worth before a search", true));
  }

  /** Answers a topic for the side to move, or returns empty if the topic is not one of these. */
  static Optional<Finding> inspect(GomokuBoard board, Side toMove, String topic) {
    int colour = GomokuBoard.colour(toMove);
    return switch (topic) {
      case THREATS -> Optional.of(threats(board));
      case FORBIDDEN -> Optional.of(forbidden(board, colour));
      case CANDIDATES -> Optional.of(candidates(board, colour));
      default -> Optional.empty();
    };
  }

  /**
   * Lists the threats of each side by class and marks them: {@code b4o} is Black's open four. A
   * point with threats of both sides gets the stronger one.
   */
  private static Finding threats(GomokuBoard board) {
    List<Mark> marks = new ArrayList<>();
    for (int point : empty(board)) {
      int black = board.pointClass(GomokuBoard.BLACK, point);
      int white = board.pointClass(GomokuBoard.WHITE, point);
      if (Math.max(black, white) >= PointClass.THREE) {
        String side = black >= white ? "b" : "w";
        marks.add(new Mark(Points.place(point), side + label(Math.max(black, white))));
      }
    }
    return new Finding(
        lines(board, GomokuBoard.BLACK) + "\n" + lines(board, GomokuBoard.WHITE), marks);
  }

  private static String lines(GomokuBoard board, int colour) {
    String side = GomokuBoard.side(colour).name().toLowerCase(Locale.ROOT);
    String all =
        IntStream.iterate(PointClass.FIVE, least -> least >= PointClass.THREE, least -> least - 1)
            .mapToObj(pointClass -> ofClass(board, colour, pointClass))
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining("; "));
    return side + ": " + (all.isEmpty() ? "none" : all);
  }

  private static String ofClass(GomokuBoard board, int colour, int pointClass) {
    List<Integer> points =
        empty(board).stream()
            .filter(point -> board.pointClass(colour, point) == pointClass)
            .toList();
    return points.isEmpty() ? "" : name(pointClass) + " " + text(points);
  }

  private static String name(int pointClass) {
    return switch (pointClass) {
      case PointClass.FIVE -> "five";
      case PointClass.OPEN_FOUR -> "open four";
      case PointClass.FOUR_THREE -> "four-three";
      case PointClass.FOUR -> "four";
      case PointClass.DOUBLE_THREE -> "double three";
      default -> "three";
    };
  }

  private static String label(int pointClass) {
    return switch (pointClass) {
      case PointClass.FIVE -> "5";
      case PointClass.OPEN_FOUR -> "4o";
      case PointClass.FOUR_THREE -> "43";
      case PointClass.FOUR -> "4";
      case PointClass.DOUBLE_THREE -> "33";
      default -> "3";
    };
  }

  private static Finding forbidden(GomokuBoard board, int colour) {
    List<Integer> points =
        empty(board).stream()
            .filter(point -> ForbiddenPoints.isForbidden(board, point, colour))
            .toList();
    List<Mark> marks = points.stream().map(point -> new Mark(Points.place(point), "x")).toList();
    return new Finding(points.isEmpty() ? "none" : text(points), marks);
  }

  /** Lists the search's first moves with their move-ordering scores (attack plus defence). */
  private static Finding candidates(GomokuBoard board, int colour) {
    List<Mark> marks =
        RootMoveGenerator.points(board, colour).stream()
            .limit(MAX_CANDIDATES)
            .map(point -> new Mark(Points.place(point), "" + board.orderingScore(colour, point)))
            .toList();
    String text =
        marks.stream()
            .map(mark -> mark.point().x() + "," + mark.point().y() + " " + mark.label())
            .collect(Collectors.joining("; "));
    return new Finding(text.isEmpty() ? "none" : text, marks);
  }

  private static List<Integer> empty(GomokuBoard board) {
    return PatternBoards.emptyPoints(board).boxed().toList();
  }

  private static String text(List<Integer> points) {
    return points.stream()
        .map(point -> Points.x(point) + "," + Points.y(point))
        .collect(Collectors.joining(" "));
  }
}
