package tengen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;

class ContinuousGameTest {
  private static final Verdict OPEN = new Verdict.Open();

  static List<String> continuousIds() {
    return Rules.gomokuIds().stream().filter(id -> id.endsWith("-continuous")).toList();
  }

  private static String after(Position position) {
    return Rules.of(position).describe(position);
  }

  @ParameterizedTest
  @MethodSource("continuousIds")
  void aFiveBecomesNeutralAndTheGameGoesOn(String id) {
    Position position =
        Rules.drawn(id, "XXXX..", "OO....", "......", "......", "......").play(new Place(4, 0));
    GameRules rules = Rules.of(id);

    assertThat(rules.verdict(position)).isEqualTo(OPEN);
    assertThat(after(position)).isEqualTo("?????.\nOO....\n......\n......\n......");
    assertThat(rules.objection(position, new Place(0, 0))).hasValue("occupied");
    assertThat(rules.objection(position, new Place(5, 0))).isEmpty();
    assertThat(rules.legalMoves(position)).hasSize(23);
  }

  @Test
  void neutralStonesAreNoPartOfALaterLine() {
    Position position =
        Rules.drawn(
                "gomoku-freestyle-continuous",
                "XXXX...",
                ".......",
                ".......",
                ".......",
                ".......")
            .play(new Place(4, 0))
            .play(Side.BLACK, new Place(5, 0))
            .play(Side.BLACK, new Place(6, 0));

    assertThat(after(position).lines().findFirst()).hasValue("?????XX");
  }

  @Test
  void allLinesOfOneStoneBecomeNeutral() {
    Position position =
        Rules.drawn("gomoku-standard-continuous", ".XXXX", "X....", "X....", "X....", "X....")
            .play(new Place(0, 0));

    assertThat(after(position)).isEqualTo("?????\n?....\n?....\n?....\n?....");
  }

  @Test
  void aFinishedLineInASetupIsNeutralFromTheStart() {
    Position position =
        Rules.drawn("gomoku-caro-continuous", "OOOOO.", "XXXX..", "......", "......", "......");

    assertThat(Rules.of(position).verdict(position)).isEqualTo(OPEN);
    assertThat(after(position)).startsWith("?????.\nXXXX..");
  }

  @Test
  void neutralStonesDoNotCloseRowsInCaro() {
    // The column of White's is finished first; its lowest stone then no longer closes Black's row.
    Position position =
        Rules.drawn("gomoku-caro-continuous", "O......", "O......", "O......", "O......", ".XXXX.O")
            .play(Side.WHITE, new Place(0, 4))
            .play(Side.BLACK, new Place(5, 4));

    assertThat(after(position).lines().toList().getLast()).isEqualTo("??????O");
  }

  @Test
  void aRunThatWasClosedStaysAfterItsEndHasBecomeNeutral() {
    // Judged when its last stone was placed: no line. White's column comes later.
    Position position =
        Rules.drawn("gomoku-caro-continuous", ".......", "O......", "O......", "O......", "OXXXX.O")
            .play(Side.BLACK, new Place(5, 4))
            .play(Side.WHITE, new Place(0, 0));

    assertThat(after(position).lines().toList().getLast()).isEqualTo("?XXXXXO");
  }

  @ParameterizedTest
  @MethodSource("continuousIds")
  void aFullBoardIsADrawWithoutAWinner(String id) {
    Position position =
        Rules.drawn(id, "XXXX.", "OOXXO", "XXOOX", "OOXXO", "XXOOX").play(new Place(4, 0));

    assertThat(Rules.of(id).verdict(position))
        .isEqualTo(new Verdict.Drawn("full board: a continuous game has no winner"));
  }

  @Test
  void foulsAreForbiddenInContinuousRenjuToo() {
    Position position =
        Rules.drawn("gomoku-renju-continuous", "XXX.XX", "......", "......", "......", "......");

    assertThat(Rules.of(position).objection(position, new Place(3, 0)))
        .hasValue("forbidden: overline");
  }

  @Test
  void anUnavoidableFoulLeavesANeutralStone() {
    Position position =
        Rules.drawn(
                "gomoku-renju-continuous",
                "XXOOXX",
                "OOXXOO",
                "XXX.XX",
                "OOXXOO",
                "XXOOXX",
                "OOXXOO")
            .play(new Place(3, 2));

    assertThat(Rules.of(position).verdict(position)).isInstanceOf(Verdict.Drawn.class);
    assertThat(after(position)).contains("XXX?XX");
  }

  @Test
  void theBoardOfAContinuousGameIsAPositionOfItsOwn() {
    Position played =
        Rules.drawn("gomoku-renju-continuous", "XXXX..", "OOOO..", "......", "......", "......")
            .play(new Place(4, 0))
            .play(new Place(4, 1));
    Setup.Board board = Rules.of(played).board(played).orElseThrow();

    assertThat(board.neutral()).hasSize(10);
    assertThat(Rules.of(played).legalMoves(Position.start(played.rules(), board)).toList())
        .isEqualTo(Rules.of(played).legalMoves(played).toList());
  }
}
