package tengen.gomoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.Side;
import tengen.gomoku.Problems;
import tengen.gomoku.Problems.Problem;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.solve.ThreatSolution.Outcome;
import tengen.gomoku.solve.ThreatSolver.Kind;
import tengen.support.games.Boards;

/**
 * Tests that the solvers agree with the problem file: shortest wins, all their first moves, or
 * none.
 */
final class ThreatProblemsTest {
  private static final boolean LONG = Boolean.getBoolean("tengen.long");

  /** Move limit; the longest win in the file has nine moves. */
  private static final int MAX_MOVES = 40;

  static Stream<Problem> fours() {
    return Problems.of("vcf").stream();
  }

  static Stream<Problem> threes() {
    return Problems.of("vct").stream();
  }

  static Stream<Problem> none() {
    return Problems.of("novct").stream();
  }

  @ParameterizedTest
  @MethodSource("fours")
  void winsByFoursAreFoundAtTheirShortest(Problem problem) {
    checkWin(problem, Kind.FOURS, problem.part("vcf"));
  }

  @ParameterizedTest
  @MethodSource("threes")
  void winsByThreesAreFoundAtTheirShortest(Problem problem) {
    assertThat(solve(problem, Kind.FOURS, problem.side()).outcome()).isEqualTo(Outcome.NONE);
    checkWin(problem, Kind.THREES, problem.part("vct"));
  }

  private static void checkWin(Problem problem, Kind kind, String length) {
    ThreatSolution solution = solve(problem, kind, problem.side());
    assertThat(solution.outcome()).isEqualTo(Outcome.WIN);
    assertThat(solution.moves()).isEqualTo(Integer.parseInt(length));
    assertThat(solution.firstMoves())
        .containsExactlyInAnyOrderElementsOf(Boards.points(problem.part("first")));
    assertThat(solution.line()).hasSize(2 * solution.moves() - 1);
    if (LONG || problem.id().endsWith("5")) {
      new Replay(new ReferenceBoard(problem.rule(), problem.board()), problem.side())
          .check(solution.moves());
    }
  }

  @ParameterizedTest
  @MethodSource("none")
  void noWinIsClaimedInPositionsWithoutOne(Problem problem) {
    assertThat(solve(problem, Kind.THREES, problem.side()).outcome()).isEqualTo(Outcome.NONE);
    checkOpponent(problem, Kind.FOURS, Integer.parseInt(problem.part("opp_vcf")));
    checkOpponent(problem, Kind.THREES, Integer.parseInt(problem.part("opp_vct")));
  }

  /**
   * Checks that the opponent would win in this number of moves if the side to move passed; 0 means
   * unknown.
   */
  private static void checkOpponent(Problem problem, Kind kind, int moves) {
    if (moves > 0) {
      assertThat(solve(problem, kind, problem.side().other()).moves()).isEqualTo(moves);
    }
  }

  private static ThreatSolution solve(Problem problem, Kind kind, Side attacker) {
    return new ThreatSolver(PatternBoards.of(problem.rule(), problem.board()))
        .solve(kind, attacker, MAX_MOVES, Long.MAX_VALUE, true, _ -> false);
  }
}
