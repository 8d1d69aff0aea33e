package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.Problems.Problem;
import tengen.gomoku.rule.WinRule;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.Score;
import tengen.search.SearchResult;

/** Moves that the opponent's threats leave. */
final class ForcedMovesTest {
  /** Of one ply and the fours beyond it. */
  private static final long FEW_NODES = 2_000;

  static Stream<Problem> blocks() {
    return Problems.of("block1").stream();
  }

  /** Without any limit: the search ends by itself. */
  @ParameterizedTest
  @MethodSource("blocks")
  void aSingleOneIsPlayedAtOnce(Problem problem) throws Exception {
    try (Player player = Player.strongest()) {
      SearchResult result = player.search(problem.position(), Goal.BEST_MOVE, Limits.NONE);
      assertThat(result.move()).isEqualTo(Boards.point(problem.part("block")));
      assertThat(result.last().nodes()).isLessThan(FEW_NODES);
    }
  }

  /** White has two open threes; a four of Black puts the end off. */
  @Test
  void aLostPositionIsDefendedAsLongAsPossible() throws Exception {
    Setup.Board board =
        Boards.drawn(
            "...............",
            "OXXX...........",
            "...............",
            "...............",
            "...............",
            ".....OOO.......",
            "...............",
            "...............",
            "...............",
            "..........O....",
            "..........O....",
            "..........O....",
            ".X...........X.",
            "...............",
            "...............");
    Position position = Boards.position(WinRule.FREESTYLE.id(), board, Side.BLACK);
    try (Player player = Player.strongest()) {
      SearchResult result =
          player.search(
              position, new Goal.BestMove(6, List.of()), Limits.NONE.withMaxNodes(200_000));
      List<Integer> plies =
          result.last().lines().stream().map(line -> pliesToLoss(line.score())).toList();
      assertThat(result.move()).isIn(new Place(4, 1), new Place(5, 1));
      assertThat(plies).isSortedAccordingTo(Comparator.reverseOrder()).first().isEqualTo(6);
    }
  }

  private static int pliesToLoss(Score score) {
    return score instanceof Score.Loss(OptionalInt plies) ? plies.orElseThrow() : -1;
  }
}
