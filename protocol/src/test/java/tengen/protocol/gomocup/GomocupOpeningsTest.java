package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.protocol.session.SessionPeer;
import tengen.search.Goal;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** Openings and points that make a game even. */
class GomocupOpeningsTest {
  private final GomocupTalk talk = new GomocupTalk();

  @Test
  void aSwap2AnswerIsNoMoveOfTheGame() {
    talk.say("START 15", "SWAP2BOARD", "7,7", "8,7,1", "9,9", "DONE");
    assertThat(talk.search().goal()).isEqualTo(new Goal.Opening("swap2"));
    assertThat(talk.search().position())
        .isEqualTo(
            Position.start("gomoku-freestyle", Setup.Board.empty(15, 15))
                .play(new Place(7, 7))
                .play(new Place(8, 7))
                .play(new Place(9, 9)));
    talk.peer().finishOldest();
    assertThat(talk.peer().unread()).isEqualTo("OK\nSWAP\n");
    assertThat(talk.peer().state().position())
        .contains(Position.start("gomoku-freestyle", Setup.Board.empty(15, 15)));
  }

  @ParameterizedTest
  @CsvSource({"1, 'ERROR no move found'", "2, '1,0 2,0'", "3, SWAP", "4, '5,5'"})
  void everyKindOfOpeningAnswerPrintsOneLine(int kind, String line) {
    Move answer =
        switch (kind) {
          case 1 -> new Move.Pass();
          case 2 -> new Move.Places(List.of(new Place(1, 0), new Place(2, 0)));
          case 3 -> new Move.Swap();
          default -> new Place(5, 5);
        };
    var dialect = new GomocupDialect();
    var asked =
        new SessionPeer<>(
            dialect,
            StandIn.OFFER,
            65_536,
            _ -> new SearchResult(answer, new SearchProgress(0, List.of())));
    asked.send("START 15\nSWAP2BOARD\n7,7\n8,7\n9,9\nDONE\n");
    asked.nextLine();
    assertThat(asked.nextLine()).contains(line);
  }

  @Test
  void ofOneBalancingPointTheSideToMoveGetsTheBiasOfTwoItsOpponent() {
    talk.say("START 15", "YXBALANCEONE 200", "YXSTOP");
    talk.say("YXBALANCETWO 200");
    assertThat(talk.goals())
        .containsExactly(
            new Goal.Balance(1, 1 / (1 + Math.exp(-1))),
            new Goal.Balance(2, 1 / (1 + Math.exp(1))));
  }
}
