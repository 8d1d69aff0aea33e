package tengen.cgt.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;

class CgtRulingTest {
  private static final int PLIES = 12;

  private final SplittableRandom random = new SplittableRandom(20261126);

  static Stream<GameRules> games() {
    return new CgtFactory().rules().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void continuedRulingsEqualFreshJudgements(GameRules rules) {
    Ruling ruling = rules.judge(rules.start(rules.usualSetup()));
    for (int ply = 0; ply < PLIES; ply++) {
      Position position = ruling.position();
      assertThat(ruling.verdict()).isEqualTo(rules.verdict(position));
      Side other = position.toMove().other();
      assertThat(ruling.withToMove(other).verdict())
          .isEqualTo(rules.verdict(position.withToMove(other)));
      List<Move> legal = rules.legalMoves(position).limit(30).toList();
      if (legal.isEmpty()) {
        return;
      }
      Move move = legal.get(random.nextInt(legal.size()));
      for (Move any : List.of(move, new Move.Text("0-1"), new Move.Place(0, 0))) {
        assertThat(ruling.objection(any)).isEqualTo(rules.objection(position, any));
      }
      for (String tooLarge : List.of("1-99999999999999999999", "both-99999999999999999999")) {
        assertThat(ruling.objection(new Move.Text(tooLarge)))
            .contains("no legal move of " + rules.id() + ": " + tooLarge);
      }
      ruling = ruling.play(move);
    }
  }

  @Test
  void aLargeHeapDoesNotHideTheMovesOfOtherGames() {
    GameRules sum = games().filter(rules -> rules.id().equals("sum")).findFirst().orElseThrow();
    Position position = sum.start(new Setup.Text("nim 1000000000000 + hackenbush BB + nim 300"));
    List<String> moves =
        sum.legalMoves(position).limit(500).map(move -> ((Move.Text) move).notation()).toList();
    assertThat(moves).doesNotHaveDuplicates().hasSize(500);
    assertThat(moves.subList(99, 103)).containsExactly("1:1-100", "2:0-1B", "2:1-2B", "3:1-1");
    assertThat(moves.get(202)).isEqualTo("1:1-101");
  }
}
