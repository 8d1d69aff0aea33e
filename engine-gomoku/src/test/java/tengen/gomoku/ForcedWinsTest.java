package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.Problems.Problem;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;
import tengen.support.games.Boards;

/** Tests that wins are reported as wins with the right number of plies. */
final class ForcedWinsTest {
  /** Number of own moves up to which no win is shorter than the shortest win by fours alone. */
  private static final int SHORT = 3;

  static Stream<Problem> fives() {
    return Problems.of("win1").stream();
  }

  static Stream<Problem> shortFours() {
    return Problems.of("vcf").stream().filter(problem -> moves(problem) <= SHORT);
  }

  private static int moves(Problem problem) {
    return Integer.parseInt(problem.part("vcf"));
  }

  @ParameterizedTest
  @MethodSource("fives")
  void aFiveIsAWinInOnePly(Problem problem) throws Exception {
    SearchResult result = search(problem.position(), 2_000);
    assertThat(Boards.points(problem.part("win"))).contains(Player.place(result.move()));
    assertThat(score(result)).isEqualTo(new Score.Win(OptionalInt.of(1)));
  }

  @ParameterizedTest
  @MethodSource("shortFours")
  void foursWinInTheirFewestPlies(Problem problem) throws Exception {
    SearchResult result = search(problem.position(), 20_000);
    assertThat(Boards.points(problem.part("first"))).contains(Player.place(result.move()));
    assertThat(score(result)).isEqualTo(new Score.Win(OptionalInt.of(2 * moves(problem) - 1)));
  }

  @ParameterizedTest
  @MethodSource("fives")
  void aContinuousGameHasNoWin(Problem problem) throws Exception {
    Position position =
        Boards.position(problem.rule().continuousId(), problem.board(), problem.side());
    SearchResult result = search(position, 2_000);
    assertThat(Boards.points(problem.part("win"))).contains(Player.place(result.move()));
    assertThat(score(result)).isInstanceOf(Score.Estimate.class);
  }

  static Stream<Problem> threats() {
    return Problems.of("vct").stream();
  }

  /** Asks for two variations, so that the search goes on after the proof. */
  @ParameterizedTest
  @MethodSource("threats")
  void aReportedWinStaysAWin(Problem problem) throws Exception {
    List<Score> scores = new ArrayList<>();
    var control =
        new RunningSearch(
            Limits.NONE.withMaxNodes(20_000),
            () -> 0,
            0,
            0,
            progress -> scores.add(score(progress)));
    try (Player player = Player.strongest()) {
      SearchResult result =
          player.search(problem.position(), new Goal.BestMove(2, List.of()), control);
      scores.add(score(result.last()));
    }
    assertThat(scores.stream().dropWhile(score -> !(score instanceof Score.Win)))
        .hasOnlyElementsOfType(Score.Win.class);
  }

  /**
   * White's three takes five plies to the five, although an overline forbids Black every point that
   * would stop it.
   */
  @Test
  void anOpenFourThatMayNotBeStoppedCountsItsPlies() throws Exception {
    List<String> black = new ArrayList<>();
    List<String> white = new ArrayList<>(List.of("6,7", "7,7"));
    for (int x : List.of(4, 5, 9, 10)) {
      IntStream.of(4, 5, 6, 8, 9).mapToObj(y -> x + "," + y).forEach(black::add);
      IntStream.of(3, 10).mapToObj(y -> x + "," + y).forEach(white::add);
    }
    Setup.Board board = Boards.board(15, String.join(" ", black), String.join(" ", white));
    Position position = Boards.position("gomoku-renju", board, Side.WHITE);
    try (Player player = Player.strongest()) {
      SearchResult result =
          player.search(
              position, new Goal.BestMove(2, List.of()), Limits.NONE.withMaxNodes(20_000));
      assertThat(result.last().lines())
          .extracting(Variation::score)
          .containsOnly(new Score.Win(OptionalInt.of(5)));
    }
  }

  private static Score score(SearchProgress progress) {
    return progress.lines().getFirst().score();
  }

  private static SearchResult search(Position position, long nodes) throws Exception {
    try (Player player = Player.strongest()) {
      return player.search(position, Goal.BEST_MOVE, Limits.NONE.withMaxNodes(nodes));
    }
  }

  private static Score score(SearchResult result) {
    return score(result.last());
  }
}
