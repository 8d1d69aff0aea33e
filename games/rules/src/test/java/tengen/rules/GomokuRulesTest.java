package tengen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;

class GomokuRulesTest {
  private static final GameRules FREESTYLE = Rules.of("gomoku-freestyle");
  private static final GameRules RENJU = Rules.of("gomoku-renju");

  /** A board whose only empty point completes a row of six. */
  private static final String[] ONLY_A_FOUL_IS_LEFT = {
    "XXOOXX", //
    "OOXXOO", //
    "XXX.XX", //
    "OOXXOO", //
    "XXOOXX", //
    "OOXXOO"
  };

  static List<String> gomokuIds() {
    return Rules.gomokuIds();
  }

  @ParameterizedTest
  @CsvSource({
    "5, 5, ''",
    "22, 22, ''",
    "22, 5, ''",
    "5, 22, ''",
    "4, 4, 'board size 4: gomoku plays 5 to 22'",
    "23, 23, 'board size 23: gomoku plays 5 to 22'",
    "15, 4, 'board size 15x4: gomoku plays 5 to 22'",
    "23, 15, 'board size 23x15: gomoku plays 5 to 22'",
    "0, 0, 'board size 0: gomoku plays 5 to 22'",
    "-1, 15, 'board size -1x15: gomoku plays 5 to 22'",
    "2147483647, 2147483647, 'board size 2147483647: gomoku plays 5 to 22'"
  })
  void sidesGoFromFiveToTwentyTwo(int width, int height, String objection) {
    assertThat(Rules.gomokuIds())
        .allSatisfy(
            id ->
                assertThat(Rules.of(id).objection(Setup.Board.empty(width, height)).orElse(""))
                    .isEqualTo(objection));
  }

  @ParameterizedTest
  @MethodSource("gomokuIds")
  void aSetupHasEachStoneOnAPointOfItsOwn(String id) {
    var corner = new Place(4, 4);
    assertThat(Rules.of(id).objection(setup(List.of(corner), List.of(), List.of()))).isEmpty();
    assertThat(Rules.of(id).objection(setup(List.of(corner, corner), List.of(), List.of())))
        .hasValue("occupied: two stones at 4,4");
    assertThat(Rules.of(id).objection(setup(List.of(), List.of(corner), List.of(corner))))
        .hasValue("occupied: two stones at 4,4");
    assertThat(Rules.of(id).objection(setup(List.of(), List.of(new Place(5, 0)), List.of())))
        .hasValue("off the board: a stone at 5,0");
    assertThat(Rules.of(id).objection(setup(List.of(), List.of(), List.of(new Place(0, -1)))))
        .hasValue("off the board: a stone at 0,-1");
    assertThat(Rules.of(id).objection(new Setup.Text("3 5 7")))
        .hasValue("gomoku is played on a board");
  }

  private static Setup setup(List<Place> black, List<Place> white, List<Place> neutral) {
    return new Setup.Board(5, 5, black, white, neutral);
  }

  @ParameterizedTest
  @MethodSource("gomokuIds")
  void objectionsNameWhatIsWrongWithTheMove(String id) {
    GameRules rules = Rules.of(id);
    Position position = Rules.drawn(id, "X....", "O....", "?....", ".....", ".....");

    for (Place taken : List.of(new Place(0, 0), new Place(0, 1), new Place(0, 2))) {
      assertThat(rules.objection(position, taken)).hasValue("occupied");
    }
    for (Place outside :
        List.of(new Place(5, 0), new Place(0, 5), new Place(-1, 0), new Place(0, -1))) {
      assertThat(rules.objection(position, outside)).hasValue("off the board");
    }
    assertThat(rules.objection(position, new Place(2, 2))).isEmpty();
    assertThat(rules.objection(position, new Move.Pass())).hasValue("pass is for a full board");
    assertThat(rules.objection(position, new Move.Places(List.of(new Place(2, 2)))))
        .hasValue("one stone a turn");
    for (Move answer : List.of(new Move.Swap(), new Move.Resign(), new Move.Text("c3"))) {
      assertThat(rules.objection(position, answer)).hasValue("not a move of gomoku");
    }
  }

  @Test
  void noMoveIsLegalAfterAFive() {
    Position won =
        Rules.drawn("gomoku-freestyle", "XXXX.", ".....", ".....", ".....", ".....")
            .play(new Place(4, 0));

    assertThat(FREESTYLE.objection(won, new Place(2, 2))).hasValue("the game is over");
    assertThat(FREESTYLE.objection(won, new Move.Pass())).hasValue("the game is over");
    assertThat(FREESTYLE.legalMoves(won)).isEmpty();
  }

  @Test
  void aSetupMayHoldAFinishedLine() {
    Position won = Rules.drawn("gomoku-standard", "O....", ".O...", "..O..", "...O.", "....O");

    assertThat(Rules.of(won).objection(won.setup())).isEmpty();
    assertThat(Rules.of(won).verdict(won))
        .isInstanceOfSatisfying(
            Verdict.Won.class,
            verdict -> {
              assertThat(verdict.side()).isEqualTo(Side.WHITE);
              assertThat(verdict.line()).hasSize(5);
            });
  }

  @ParameterizedTest
  @MethodSource("gomokuIds")
  void fullBoardsAreDrawsAndOnlyAllowAPass(String id) {
    GameRules rules = Rules.of(id);
    Position full = Position.start(id, Rules.full(7, 6));

    assertThat(rules.verdict(full)).isInstanceOf(Verdict.Drawn.class);
    assertThat(rules.legalMoves(full)).isEmpty();
    assertThat(rules.objection(full, new Place(0, 0))).hasValue("the game is over");
    assertThat(rules.objection(full, new Move.Pass())).isEmpty();
    Position passed = full.play(new Move.Pass());
    assertThat(rules.verdict(passed)).isEqualTo(rules.verdict(full));
    assertThat(rules.objection(passed, new Move.Pass())).isEmpty();
    assertThat(rules.board(passed)).isEqualTo(rules.board(full));
  }

  @Test
  void aFiveOnTheLastPointWins() {
    String[] rows = {"XXXX.", "OOXXO", "XXOOX", "OOXXO", "XXOOX"};
    Position position = Rules.drawn("gomoku-freestyle", rows);

    assertThat(FREESTYLE.verdict(position.play(new Place(4, 0)))).isInstanceOf(Verdict.Won.class);
    assertThat(FREESTYLE.verdict(position.play(Side.WHITE, new Place(4, 0))))
        .isEqualTo(new Verdict.Drawn("full board"));
  }

  @Test
  void aSideMayHaveManyTurnsInARow() {
    Position position = Rules.empty("gomoku-freestyle", 15, 15);
    for (int x = 0; x < 5; x++) {
      position = position.play(Side.BLACK, new Place(x, 14));
    }

    assertThat(FREESTYLE.verdict(position))
        .isInstanceOfSatisfying(
            Verdict.Won.class, won -> assertThat(won.side()).isEqualTo(Side.BLACK));
  }

  @Test
  void blackLosesByAFoulIfNoOtherMoveIsLeft() {
    var last = new Place(3, 2);
    Position position = Rules.drawn("gomoku-renju", ONLY_A_FOUL_IS_LEFT);

    assertThat(RENJU.verdict(position)).isEqualTo(new Verdict.Open());
    assertThat(RENJU.legalMoves(position)).containsExactly(last);
    assertThat(RENJU.objection(position, last)).isEmpty();
    assertThat(RENJU.verdict(position.play(last)))
        .isEqualTo(new Verdict.Won(Side.WHITE, "forbidden: overline", List.of()));
  }

  @Test
  void ifEveryPointIsForbiddenAllAreLegal() {
    String[] rows = ONLY_A_FOUL_IS_LEFT.clone();
    rows[0] = "XXX.XX";
    Position position = Rules.drawn("gomoku-renju", rows);

    assertThat(RENJU.legalMoves(position)).containsExactly(new Place(3, 0), new Place(3, 2));
    assertThat(RENJU.objection(position, new Place(3, 0))).isEmpty();
    assertThat(RENJU.verdict(position.play(new Place(3, 0))))
        .isInstanceOfSatisfying(
            Verdict.Won.class, won -> assertThat(won.side()).isEqualTo(Side.WHITE));
  }

  @Test
  void theReasonOfAFoulIsNamedInItsObjection() {
    Position position =
        Rules.drawn("gomoku-renju", "XXX.XX", "......", "......", "......", "......");

    assertThat(RENJU.objection(position, new Place(3, 0))).hasValue("forbidden: overline");
    assertThat(RENJU.objection(position.withToMove(Side.WHITE), new Place(3, 0))).isEmpty();
  }

  @Test
  void theBoardShowsSetupAndTurns() {
    Position position =
        Rules.drawn("gomoku-caro", "?....", ".....", ".....", ".....", "....O")
            .play(new Place(2, 2))
            .play(new Place(1, 4));

    assertThat(Rules.of(position).describe(position))
        .isEqualTo("?....\n.....\n..X..\n.....\n.O..O");
    assertThat(Rules.of(position).board(position))
        .isEqualTo(Optional.of(Rules.board("?....", ".....", "..X..", ".....", ".O..O")));
  }
}
