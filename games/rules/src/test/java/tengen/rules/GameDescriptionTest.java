package tengen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;

/** The descriptions that rules give of their games. */
final class GameDescriptionTest {
  static List<String> ids() {
    return Rules.ids();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void theIdIsTheFamilyAndTheRule(String id) {
    assertThat(id + "-").startsWith(Rules.of(id).family() + "-");
  }

  @Test
  void gomokuIsAFamilyOfTenRulesAndNogoOneOfItsOwn() {
    assertThat(Rules.gomokuIds()).hasSize(10).allMatch(id -> family(id).equals("gomoku"));
    assertThat(family("nogo")).isEqualTo("nogo");
  }

  private static String family(String id) {
    return Rules.of(id).family();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void theUsualGameIsOpenOnAnEmptyBoardAndBlackBegins(String id) {
    GameRules rules = Rules.of(id);
    int side = id.equals("nogo") ? 9 : 15;
    assertThat(rules.usualSetup()).isEqualTo(Setup.Board.empty(side, side));
    assertThat(rules.objection(rules.usualSetup())).isEmpty();
    Position start = rules.start(rules.usualSetup());
    assertThat(start).isEqualTo(Rules.empty(id, side, side));
    assertThat(rules.verdict(start)).isEqualTo(new Verdict.Open());
    assertThat(start.toMove()).isEqualTo(Side.BLACK);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void turnsAlternate(String id) {
    GameRules rules = Rules.of(id);
    Position start = rules.start(rules.initialBoard(6, 5));
    Move move = rules.legalMoves(start).findFirst().orElseThrow();
    Position next = rules.play(start, move);
    assertThat(next).isEqualTo(start.play(move));
    assertThat(next.toMove()).isEqualTo(Side.WHITE);
  }

  @Test
  void playersOfNogoLeaveOutTheColumnI() {
    assertThat(Rules.of("nogo").columns()).hasSize(25).doesNotContain("i");
    assertThat(Rules.of("gomoku-renju").columns()).hasSize(26).contains("i");
  }
}
