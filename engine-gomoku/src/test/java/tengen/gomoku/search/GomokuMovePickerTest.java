package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/** Tests that the moves of a node are those found by trying every point. */
final class GomokuMovePickerTest {
  private static final int BOARDS = Boolean.getBoolean("tengen.long") ? 5_000 : 100;
  private static final int PLY = 3;

  /** Opponent's threats against which only defences are tried, strongest first. */
  private static final int[] DEFENDED = {PointClass.FIVE, PointClass.OPEN_FOUR};

  @ParameterizedTest
  @EnumSource(WinRule.class)
  void areTheDefencesOrThePointsNearStonesEachOnce(WinRule rule) {
    int quiet = 0;
    int threatened = 0;
    for (int seed = 0; seed < BOARDS; seed++) {
      var random = new Xoshiro(seed);
      GomokuBoard board = RandomBoards.board(rule, random);
      int side = random.nextInt(2);
      if (board.hasAtLeast(side, PointClass.FIVE)) {
        continue;
      }
      List<Integer> expected = expected(board, side);
      if (expected.isEmpty()) {
        continue;
      }
      int threat = threat(board, 1 - side);
      quiet += threat == PointClass.NONE ? 1 : 0;
      threatened += threat == PointClass.NONE ? 0 : 1;
      int ttMove = expected.get(random.nextInt(expected.size()));
      assertThat(picked(board, side, Points.NONE))
          .as("seed %d", seed)
          .containsExactlyInAnyOrderElementsOf(expected);
      assertThat(picked(board, side, ttMove))
          .as("seed %d", seed)
          .startsWith(ttMove)
          .containsExactlyInAnyOrderElementsOf(expected);
    }
    assertThat(quiet).isPositive();
    assertThat(threatened).isPositive();
  }

  @ParameterizedTest
  @EnumSource(WinRule.class)
  void aBannedPointIsLeftOutInItsPliesAlone(WinRule rule) {
    GomokuBoard board = new GomokuBoard(rule, 9, 9);
    board.play(Points.of(4, 4), GomokuBoard.BLACK);
    int banned = Points.of(5, 5);
    var picker = new GomokuMovePicker(board, new MoveHistory(), PLY + 2);
    picker.ban(GomokuBoard.WHITE, banned, PLY + 1);

    assertThat(picked(picker, PLY, GomokuBoard.WHITE, banned)).isNotEmpty().doesNotContain(banned);
    assertThat(picked(picker, PLY, GomokuBoard.BLACK, Points.NONE)).contains(banned);
    assertThat(picked(picker, PLY + 1, GomokuBoard.WHITE, Points.NONE)).contains(banned);
  }

  private static List<Integer> picked(GomokuBoard board, int side, int ttMove) {
    var picker = new GomokuMovePicker(board, new MoveHistory(), PLY + 1);
    return picked(picker, PLY, side, ttMove);
  }

  private static List<Integer> picked(GomokuMovePicker picker, int ply, int side, int ttMove) {
    List<Integer> moves = new ArrayList<>();
    picker.start(ply, side, ttMove);
    for (int move = picker.next(ply, side); move != Points.NONE; move = picker.next(ply, side)) {
      moves.add(move);
    }
    return moves;
  }

  /** Returns the weakest class of an opponent's threat that allows only defences, or NONE. */
  private static int threat(GomokuBoard board, int other) {
    return IntStream.of(DEFENDED)
        .filter(pointClass -> board.hasAtLeast(other, pointClass))
        .findFirst()
        .orElse(PointClass.NONE);
  }

  /** Returns the expected moves; empty if several threats have no common defence. */
  private static List<Integer> expected(GomokuBoard board, int side) {
    int threat = threat(board, 1 - side);
    if (threat == PointClass.NONE) {
      return legal(board, side).filter(point -> isNear(board, point)).boxed().toList();
    }
    List<Integer> threats =
        empty(board).filter(point -> board.pointClass(1 - side, point) >= threat).boxed().toList();
    List<Integer> defences =
        empty(board).filter(point -> stops(board, side, point, threats, threat)).boxed().toList();
    if (defences.isEmpty()) {
      return List.of();
    }
    return legal(board, side)
        .filter(
            point ->
                defences.contains(point)
                    || (threat < PointClass.FIVE && ForbiddenPoints.isFour(board, point, side)))
        .boxed()
        .toList();
  }

  private static boolean stops(
      GomokuBoard board, int side, int point, List<Integer> threats, int leastClass) {
    board.play(point, side);
    boolean stopped =
        threats.stream().allMatch(threat -> board.pointClass(1 - side, threat) < leastClass);
    board.undo();
    return stopped;
  }

  private static boolean isNear(GomokuBoard board, int point) {
    return ((board.near(point >> 5) >> (point & 31)) & 1) != 0;
  }

  private static IntStream legal(GomokuBoard board, int side) {
    return empty(board).filter(point -> !ForbiddenPoints.isForbidden(board, point, side));
  }

  private static IntStream empty(GomokuBoard board) {
    return IntStream.range(0, Points.COUNT).filter(board::isEmpty);
  }
}
