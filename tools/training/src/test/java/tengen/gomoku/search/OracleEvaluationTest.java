package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.RuleTables;
import tengen.gomoku.search.OracleEvaluation.Oracle;

class OracleEvaluationTest {
  private static final RuleTables FREESTYLE = RuleTables.of(WinRule.FREESTYLE);

  /** Black, to move, wins by a three that becomes open next to another. */
  private static final List<Integer> WON =
      List.of(
          Points.of(7, 7),
          Points.of(1, 1),
          Points.of(8, 7),
          Points.of(1, 13),
          Points.of(9, 8),
          Points.of(13, 1),
          Points.of(9, 9),
          Points.of(13, 13));

  @Test
  void aSearchSeesAWinThatTheEvaluationDoesNot() {
    GomokuBoard board = TrainingGame.board(FREESTYLE, DuelGame.SIDE, WON);
    int plain = new PatternEvaluation(board).evaluate(GomokuBoard.BLACK);
    assertThat(new Oracle(5_000).on(board).evaluate(GomokuBoard.BLACK))
        .isBetween(SearchValue.FORCED - 30, SearchValue.FORCED - 2)
        .isGreaterThan(plain);
  }

  @Test
  void theBoardIsUnchangedAndTheValueIsKept() {
    GomokuBoard board = TrainingGame.board(FREESTYLE, DuelGame.SIDE, WON.subList(0, 5));
    long key = board.key();
    var oracle = new Oracle(50);
    int value = oracle.on(board).evaluate(GomokuBoard.WHITE);
    assertThat(board.key()).isEqualTo(key);
    assertThat(oracle.on(board).evaluate(GomokuBoard.WHITE)).isEqualTo(value);
    assertThat(oracle.searches()).isEqualTo(1);
    assertThat(new Oracle(50).on(board).evaluate(GomokuBoard.WHITE)).isEqualTo(value);
  }

  @Test
  void aPairDependsOnItsSeedAlone() throws InterruptedException {
    var duel = EvaluationDuel.oracle(WinRule.FREESTYLE, 20, 10, SearchGate.OPEN);
    EvaluationDuel.Pair pair = duel.play(1);
    assertThat(duel.play(1)).isEqualTo(pair);
    assertThat(pair.halfPoints()).isBetween(0, 4);
    assertThat(pair.moves()).isPositive();
    assertThat(pair.evaluations()).isGreaterThan(pair.moves());
  }
}
