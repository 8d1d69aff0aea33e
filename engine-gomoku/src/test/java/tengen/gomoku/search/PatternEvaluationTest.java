package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;

/** Tests that the evaluation is invariant under symmetries and exchange of colours. */
final class PatternEvaluationTest {
  private static final int BOARDS = Boolean.getBoolean("tengen.long") ? 10_000 : 50;

  @ParameterizedTest
  @EnumSource(WinRule.class)
  void mirroredAndTurnedBoardsAreWorthTheSame(WinRule rule) {
    for (int seed = 0; seed < BOARDS; seed++) {
      Setup.Board stones = RandomBoards.stones(new Xoshiro(seed));
      Setup.Board mirrored = mirrored(stones);
      assertThat(Stream.of(mirrored, diagonal(stones), diagonal(mirrored)))
          .as("seed %d", seed)
          .extracting(other -> values(rule, other))
          .containsOnly(values(rule, stones));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = WinRule.class,
      names = {"RENJU"},
      mode = EnumSource.Mode.EXCLUDE)
  void theSideToMoveIsJudgedAlikeInEitherColour(WinRule rule) {
    for (int seed = 0; seed < BOARDS; seed++) {
      Setup.Board stones = RandomBoards.stones(new Xoshiro(seed));
      var swapped =
          new Setup.Board(
              stones.width(), stones.height(), stones.white(), stones.black(), stones.neutral());
      assertThat(values(rule, swapped).reversed())
          .as("seed %d", seed)
          .isEqualTo(values(rule, stones));
    }
  }

  @ParameterizedTest
  @EnumSource(WinRule.class)
  void theEvaluationIsNeverAForcedWin(WinRule rule) {
    for (int seed = 0; seed < BOARDS; seed++) {
      assertThat(values(rule, RandomBoards.stones(new Xoshiro(seed))))
          .as("seed %d", seed)
          .noneMatch(SearchValue::isForced);
    }
  }

  /** Returns the evaluations with Black and with White to move. */
  private static List<Integer> values(WinRule rule, Setup.Board stones) {
    GomokuBoard board = PatternBoards.of(rule, stones);
    var evaluation = new PatternEvaluation(board);
    return List.of(evaluation.evaluate(GomokuBoard.BLACK), evaluation.evaluate(GomokuBoard.WHITE));
  }

  private static Setup.Board mirrored(Setup.Board stones) {
    int width = stones.width();
    return mapped(stones, width, stones.height(), at -> new Place(width - 1 - at.x(), at.y()));
  }

  private static Setup.Board diagonal(Setup.Board stones) {
    return mapped(
        stones,
        /* width= */ stones.height(),
        /* height= */ stones.width(),
        at -> new Place(at.y(), at.x()));
  }

  private static Setup.Board mapped(
      Setup.Board stones, int width, int height, UnaryOperator<Place> to) {
    return new Setup.Board(
        width,
        height,
        stones.black().stream().map(to).toList(),
        stones.white().stream().map(to).toList(),
        stones.neutral().stream().map(to).toList());
  }
}
