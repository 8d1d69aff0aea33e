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
import tengen.game.Side;
import tengen.protocol.session.SessionPeer;
import tengen.search.Goal;
import tengen.search.Restriction;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/** Opening steps, and points that make a game even. */
class GomocupOpeningsTest {
  private final GomocupTestClient client = new GomocupTestClient();

  @Test
  void aSwap2AnswerIsNoMoveOfTheGame() {
    client.send("START 15", "SWAP2BOARD", "7,7", "8,7,1", "9,9", "DONE");
    assertThat(client.search().goal()).isEqualTo(new Goal.Opening("swap2"));
    assertThat(client.search().position())
        .isEqualTo(
            Position.start("gomoku-freestyle", Setup.Board.empty(15, 15))
                .play(new Place(7, 7))
                .play(new Place(8, 7))
                .play(new Place(9, 9)));
    client.peer().finishOldest();
    assertThat(client.peer().unread()).isEqualTo("OK\nSWAP\n");
    assertThat(client.peer().state().position())
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
            TestEngine.OFFER,
            65_536,
            _ -> new SearchResult(answer, new SearchProgress(0, List.of())));
    asked.send("START 15\nSWAP2BOARD\n7,7\n8,7\n9,9\nDONE\n");
    asked.nextLine();
    assertThat(asked.nextLine()).contains(line);
  }

  @Test
  void theBiasIsForTheSideToMoveWithOnePointAndItsOpponentWithTwo() {
    client.send("START 15", "YXBALANCEONE 200", "YXSTOP");
    client.send("YXBALANCETWO 200");
    assertThat(client.goals())
        .containsExactly(
            new Goal.Balance(1, 1 / (1 + Math.exp(-1))),
            new Goal.Balance(2, 1 / (1 + Math.exp(1))));
  }

  @ParameterizedTest
  @CsvSource({"PROBOARD, 25", "LONGPROBOARD, 49"})
  void theThirdMoveOfProKeepsOutOfTheMiddle(String word, int points) {
    client.send("START 15", word, "7,7", "8,8", "DONE");
    assertThat(client.restrictions())
        .singleElement()
        .satisfies(
            ban -> {
              assertThat(ban.allow()).isFalse();
              assertThat(ban.side()).isEqualTo(Side.BLACK);
              assertThat(ban.moves()).hasSize(points).contains(new Place(7, 7));
            });
  }

  @ParameterizedTest
  @CsvSource({
    "0.4, SWAP1STBOARD 7:7, SWAP",
    "0.5, SWAP1STBOARD 7:7, '5,5'",
    "0.4, SWAP5STEP3 7:7, '5,5'",
    "0.4, SOOSYRVSTEP2 6 7:7 7:6 8:5, SWAP",
    "0.4, SOOSYRVSTEP3 6 7:7 7:6 8:5, '5,5 6'",
    "0.6, SOOSYRVSTEP2 6 7:7 7:6 8:5, '5,5 1'",
    "0.4, YXSOOSORVSTEP2 7:7 7:6 8:5, MESSAGE SOOSORV SWAP1 YES",
    "0.4, YXSOOSORVSTEP4 3 7:7 7:6 8:5 9:9, MESSAGE SOOSORV SWAP2 YES",
    "0.4, YXSOOSORVSTEP3 7:7 7:6 8:5, MESSAGE SOOSORV MOVE4 5 5 8",
    "0.4, SOOSYRVSTEP4 1 7:7 7:6 8:5 9:9, SWAP"
  })
  void theSideWithTheWorsePositionSwaps(double chance, String command, String line) {
    var lines = List.of(line(chance, new Place(5, 5)));
    assertThat(answer(lines, command.replace(':', ',') + " DONE")).endsWith(line + "\n");
  }

  @Test
  void fifthMovesThatLookTheSameAreOfferedOnce() {
    var lines =
        List.of(
            line(0.6, new Place(6, 8)),
            line(0.6, new Place(8, 6)),
            line(0.6, new Place(8, 8)),
            line(0.6, new Place(9, 9)),
            line(0.6, new Place(2, 3)));
    assertThat(answer(lines, "RIFSTEP4 7,7 5,5 9,5 6,6 DONE")).endsWith("6,8 8,6\n");
    assertThat(answer(lines, "RIFSTEP4 7,7 6,6 3,3 8,8 DONE")).endsWith("6,8 8,8\n");
    assertThat(answer(lines, "YAMAGUCHISTEP4 6 7,7 6,6 3,3 8,8 DONE"))
        .endsWith("ERROR no move found\n");
  }

  @Test
  void theFifthThatIsWorstForBlackIsChosenWithItsReply() {
    var lines =
        List.of(
            line(0.6, new Place(1, 1), new Place(2, 2)),
            line(0.3, new Place(3, 3), new Place(4, 4)));
    assertThat(answer(lines, "RIFSTEP5 7,7 7,6 8,5 9,9 DONE 1,1 3,3")).endsWith("3,3 4,4\n");
  }

  @Test
  void fifthMovesWaitWithTheirCommandForASearch() {
    client.send("START 15", "BEGIN", "RIFSTEP5 7,7 7,6 8,5 9,9 DONE", "1,1 3,3");
    assertThat(client.peer().unread()).isEqualTo("OK\n0,0\n");
    assertThat(client.search().goal())
        .isEqualTo(
            new Goal.BestMove(
                2,
                List.of(
                    new Restriction(
                        Side.BLACK, true, List.of(new Place(1, 1), new Place(3, 3)), 1))));
  }

  @Test
  void enginesWithoutTheAbilityAreNotAsked() {
    var plain = TestEngine.plainPeer();
    plain.send("START 15\nSWAP1STBOARD DONE\nRIFSTEP1 DONE\nPROBOARD DONE\n");
    assertThat(plain.searches()).isEmpty();
    assertThat(plain.unread())
        .isEqualTo(
            """
            OK
            ERROR plain does not play this opening
            ERROR plain does not play this opening
            7,7
            """);
  }

  /** Returns the output of a command for which the engine finds these variations. */
  private static String answer(List<Variation> lines, String command) {
    var peer =
        new SessionPeer<>(
            new GomocupDialect(),
            TestEngine.OFFER,
            65_536,
            _ ->
                new SearchResult(
                    lines.getFirst().moves().getFirst(), new SearchProgress(1, lines)));
    peer.send("START 15\n" + command + "\n");
    peer.finishOldest();
    return peer.unread();
  }

  private static Variation line(double chance, Move... moves) {
    return new Variation(new Score.Estimate(chance), List.of(moves), 5, 100);
  }
}
