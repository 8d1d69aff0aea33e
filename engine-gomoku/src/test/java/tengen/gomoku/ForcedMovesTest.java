package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.Problems.Problem;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.Score;
import tengen.search.SearchResult;
import tengen.support.games.Boards;

/** Tests of positions in which the opponent's threats leave few moves. */
final class ForcedMovesTest {
  /** Node limit that allows one ply and the quiescence search beyond it. */
  private static final long ONE_PLY_NODES = 2_000;

  static Stream<Problem> blocks() {
    return Problems.of("block1").stream();
  }

  /** Searches without any limit: the search must end by itself. */
  @ParameterizedTest
  @MethodSource("blocks")
  void aSingleForcedMoveIsPlayedAtOnce(Problem problem) throws Exception {
    try (Player player = Player.strongest()) {
      SearchResult result = player.search(problem.position(), Goal.BEST_MOVE, Limits.NONE);
      assertThat(result.move()).isEqualTo(Boards.point(problem.part("block")));
      assertThat(result.last().nodes()).isLessThan(ONE_PLY_NODES);
    }
  }

  /**
   * White threatens to win. Black's four at 7,7 is classified as forbidden, but one of its threes
   * does not count.
   */
  @Test
  void aFourThatLooksForbiddenIsAMoveAndAThreat() throws Exception {
    String black = "4,7 5,7 6,7 8,8 9,9 8,6 9,5 8,5 8,4 8,9 9,11 8,12 7,13 11,9 12,8";
    String white = "3,7 9,7 5,5 8,3 8,10 6,14 13,7 10,9 10,6 3,1 4,1 2,2 2,3 14,0";
    try (Player player = Player.strongest()) {
      Position before =
          Boards.position(WinRule.RENJU.id(), Boards.board(15, black, white), Side.WHITE);
      SearchResult whites =
          player.search(before, Goal.BEST_MOVE, Limits.NONE.withMaxNodes(ONE_PLY_NODES));
      assertThat(whites.last().lines().getFirst().score()).isNotInstanceOf(Score.Win.class);
      Position after =
          Boards.position(WinRule.RENJU.id(), Boards.board(15, black, white + " 5,1"), Side.BLACK);
      SearchResult blacks =
          player.search(
              after, new Goal.BestMove(225, List.of()), Limits.NONE.withMaxNodes(ONE_PLY_NODES));
      assertThat(blacks.last().lines())
          .extracting(line -> line.moves().getFirst())
          .contains(new Place(7, 7));
    }
  }

  /** White has two open threes; a four of Black delays the end. */
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
