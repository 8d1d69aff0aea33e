package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Move.Place;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.Effect;
import tengen.protocol.Effect.StartSearch;
import tengen.protocol.SessionInput;
import tengen.protocol.Step;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** The effects of a session and their order. */
class GomocupSessionTest {
  private static final Setup.Board EMPTY = Setup.Board.empty(15, 15);
  private final GomocupTestClient client = new GomocupTestClient();

  @Test
  void okIsSentWhenTheEngineIsReady() {
    client.send("START 15");
    assertThat(client.peer().effects())
        .containsExactly(
            new Effect.NewGame<>(Position.start("gomoku-freestyle", EMPTY)),
            new Effect.Send<>(new GomocupReply.Ok()));
  }

  @Test
  void theEngineGetsReadyAgainWhenTheRuleFollowsStart() {
    client.send("START 15", "INFO rule 4", "INFO rule 4");
    assertThat(client.peer().effects().subList(2, client.peer().effects().size()))
        .containsExactly(new Effect.NewGame<>(Position.start("gomoku-renju", EMPTY)));
  }

  @Test
  void aSearchIsStartedWithTheOpponentsStoneAndWithoutLimits() {
    client.send("START 15", "TURN 7,8");
    Position position = Position.start("gomoku-freestyle", EMPTY).play(new Place(7, 8));
    assertThat(client.search())
        .isEqualTo(
            new StartSearch<GomocupReply>(1, position, Goal.BEST_MOVE, Limits.NONE, 0, 1000));
  }

  @Test
  void theTimeOfAMoveBeginsWhenItsCommandArrived() {
    var machine = new GomocupSession();
    var state = machine.start(TestEngine.OFFER);
    state = received(machine, state, new GomocupCommand.Start(15, 15), 100).state();
    Step<GomocupState, GomocupReply> begun =
        received(machine, state, new GomocupCommand.Begin(), 200);
    Step<GomocupState, GomocupReply> waits =
        received(machine, begun.state(), new GomocupCommand.Turn(9, 9), 300);
    var answered =
        machine.next(
            waits.state(),
            new SessionInput.Finished<>(
                1, new SearchResult(new Place(0, 0), new SearchProgress(0, List.of())), 5));
    assertThat(begun.effects()).extracting(GomocupSessionTest::arrived).containsExactly(200L);
    assertThat(answered.effects())
        .extracting(GomocupSessionTest::arrived)
        .filteredOn(nanos -> nanos >= 0)
        .containsExactly(300L);
  }

  private static Step<GomocupState, GomocupReply> received(
      GomocupSession machine, GomocupState state, GomocupCommand command, long nanos) {
    return machine.next(state, new SessionInput.Received<>(command, 8, nanos));
  }

  private static long arrived(Effect<GomocupReply> effect) {
    return effect instanceof StartSearch<GomocupReply> search
        ? search.arrivedNanos().orElse(-1)
        : -1;
  }

  @Test
  void aBoardIsASetupAndItsNumbersGiveTheColours() {
    client.send("START 15", "BOARD", "1,1,2", "2,2,1", "3,3,2", "4,4,3", "DONE");
    assertThat(client.search().position())
        .isEqualTo(
            Position.start(
                    "gomoku-freestyle",
                    new Setup.Board(
                        15,
                        15,
                        List.of(new Place(1, 1), new Place(3, 3)),
                        List.of(new Place(2, 2)),
                        List.of(new Place(4, 4))))
                .withToMove(Side.WHITE));
  }

  @ParameterizedTest
  @CsvSource({
    "1-1-1, BLACK",
    "2-2-2, WHITE",
    "1-2-1-2, BLACK",
    "2-1-2, WHITE",
    "2-1-1-1, WHITE",
    "3-1-1, BLACK",
    "3, BLACK"
  })
  void theFirstStoneIsBlackIfTheNumbersAreAmbiguous(String fields, Side own) {
    client.send("START 15", "BOARD");
    int x = 0;
    for (String field : fields.split("-", 0)) {
      client.send(2 * x++ + ",0," + field);
    }
    client.send("DONE");
    assertThat(client.search().position().toMove()).isEqualTo(own);
  }

  @Test
  void unsupportedRulesAreReported() {
    var squares =
        TestEngine.peer(TestEngine.offer(List.of(Playable.board("gomoku-freestyle", 15, 19))));
    squares.send("START 20\nRECTSTART 15,16\nSTART 15\nSWAP2BOARD\nDONE\nINFO rule 4\nBEGIN\n");
    assertThat(squares.unread())
        .isEqualTo(
            """
            ERROR size 20: 15 to 19
            ERROR 15x16: squares of 15 to 19
            OK
            ERROR swap2 is not supported by stand-in
            ERROR gomoku-renju is not supported by stand-in
            """);
  }

  @Test
  void aRejectedQuestionLeavesTheBoardAsItWas() {
    var plain = TestEngine.plainPeer();
    plain.send("START 15\nBEGIN\nYXSTOP\nYXSWAP2STEP1\nBALANCE 1 7,7,1 8,8,2 DONE\n");
    plain.send("TAKEBACK 0,0\n");
    assertThat(plain.unread())
        .isEqualTo(
            """
            OK
            0,0
            ERROR swap2 is not supported by plain
            ERROR plain cannot balance openings
            OK
            """);
  }

  @Test
  void errorsNameWhatIsWrong() {
    client.send(
        "TURN 7,7", "START 100", "START 15", "TURN 15,0", "BOARD 7,7,5 DONE", "TAKEBACK 1,1");
    client.send("BOARD", "7,7,1", "7,7,2", "DONE", "BOARD x DONE", "BOARD", "BEGIN");
    assertThat(client.peer().unread())
        .isEqualTo(
            """
            ERROR no board: send START first
            ERROR size 100: 5 to 22, such as 20
            OK
            ERROR TURN 15,0: off the board
            ERROR BOARD 7,7: x,y,f expected, f is 1 own, 2 the opponent's, 3 neutral
            ERROR TAKEBACK 1,1: not the last stone
            ERROR BOARD 7,7: named twice
            ERROR BOARD x: x,y,f or DONE expected
            ERROR BOARD ended by another command, not DONE
            """);
    assertThat(client.peer().searches()).hasSize(1);
  }

  @Test
  void aFoulOfTheOpponentIsRejected() {
    client.send(
        "START 15", "INFO rule 4", "YXBOARD 6,7,1 8,7,1 7,6,1 7,8,1 0,0,2 0,2,2 0,4,2 0,6,2 DONE");
    client.send("TURN 7,7");
    assertThat(client.peer().unread()).startsWith("OK\nERROR TURN 7,7: ");
    assertThat(client.peer().searches()).isEmpty();
  }

  @Test
  void aFullBoardIsAnError() {
    client.send("START 5", "INFO rule 1", "YXBOARD");
    int field = 0;
    for (int y = 0; y < 5; y++) {
      for (int x = 0; x < 5; x++) {
        field = (x / 2 + y) % 2 + 1;
        if (x + y > 0) {
          client.send(x + "," + y + "," + field);
        }
      }
    }
    client.send("DONE", "TURN 0,0");
    assertThat(client.peer().unread()).isEqualTo("OK\nERROR board is full\n");
  }

  @Test
  void aFailedSearchIsOneErrorAndTheGameGoesBack() {
    client.send("START 15", "TURN 7,7");
    client.peer().failOldest("engine gone\r\nat x");
    assertThat(client.peer().unread()).isEqualTo("OK\nERROR engine gone  at x\n");
    client.send("TURN 7,7", "YXSTOP");
    assertThat(client.peer().unread()).isEqualTo("0,0\n");
    client.send("BALANCE 1 3,3,1 4,4,2 DONE");
    client.peer().failOldest("gone");
    client.send("TAKEBACK 0,0");
    assertThat(client.peer().unread()).isEqualTo("ERROR gone\nOK\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "TRACESEARCH",
        "SWAP2BOARD DONE",
        "BEGIN",
        "YXNBEST 2",
        "YXSEARCHDEFEND",
        "YXBALANCEONE 0",
        "BOARD 7,7,2 DONE"
      })
  void aSuggestionStaysOpenIfACommandFails(String question) {
    client.send("INFO analysis_mode 1", "START 15", "BEGIN", "YXSTOP", question);
    client.peer().failOldest("gone");
    client.send("PLAY 0,0");
    assertThat(client.peer().unread()).isEqualTo("OK\nSUGGEST 0,0\nERROR gone\n0,0\n");
  }

  @Test
  void immediateCommandsDoNotStopASearch() {
    client.send(
        "START 15", "BEGIN", "ABOUT", "FOO", "1,1,1", "DONE", "INFO max_node 9", "YXSHOWFORBID");
    client.send(
        "YXBLOCK", "7,7", "x", "DONE", "YXSETDATABASE", "START 15", "YXBLOCK", "7,7", "ABOUT");
    assertThat(client.peer().effects()).noneMatch(Effect.StopSearch.class::isInstance);
    assertThat(client.peer().searches()).hasSize(1);
    client.send("YXBLOCK", "TURN 5,5");
    assertThat(client.peer().effects()).contains(new Effect.StopSearch<>(1));
  }

  @Test
  void balancingNeedsRoomForItsStones() {
    String rows =
        IntStream.range(0, 24)
            .mapToObj(at -> at % 5 + "," + at / 5 + "," + (1 + (at + at / 10) % 2))
            .collect(Collectors.joining(" "));
    client.send("START 5", "YXBOARD " + rows + " DONE", "YXBALANCETWO 0");
    assertThat(client.peer().unread()).isEqualTo("OK\nERROR the board has no room for 2 stones\n");
    client.send("YXBALANCEONE 0", "YXSTOP");
    assertThat(client.peer().unread()).isEqualTo("4,4\n");
  }

  @Test
  void aPathIsNoCommandWhateverItsWordsAre() {
    client.send("START 15", "YXSETDATABASE", "1 START 20", "YXDBTOTXT", "", "board 1 DONE");
    client.send("BEGIN", "YXHASHDUMP", "2024 END", "YXHASHLOAD", "1,1 YXSTOP");
    assertThat(client.peer().searches()).hasSize(1);
    assertThat(client.peer().unread())
        .isEqualTo(
            "OK\nUNKNOWN command YXSETDATABASE\nUNKNOWN command YXDBTOTXT\n"
                + "MESSAGE hash tables are not kept in files: nothing is written\n"
                + "MESSAGE hash tables are not kept in files: nothing is read\n");
    client.send("YXSETDATABASE", "END");
    assertThat(client.peer().effects()).endsWith(new Effect.Close<>("END"));
  }

  @Test
  void theEndDropsTheSearchAndNoReplyFollows() {
    client.send("START 15", "BEGIN", "TURN 5,5", "END", "ABOUT", "START 15");
    assertThat(client.peer().effects())
        .endsWith(new Effect.DropSearch<>(2), new Effect.Close<>("END"));
    client.peer().endInput();
    assertThat(client.peer().effects()).endsWith(new Effect.Close<>("END"));
  }

  @Test
  void inputThatEndsDropsTheSearchToo() {
    client.send("START 15", "BEGIN");
    client.peer().endInput();
    assertThat(client.peer().effects())
        .endsWith(new Effect.DropSearch<>(1), new Effect.Close<>("end of input"));
  }

  @Test
  void aLineOfAMegabyteIsOneShortUnknown() {
    client.send("A".repeat(1_000_000), "START 15");
    assertThat(client.peer().unread()).isEqualTo("UNKNOWN command " + "A".repeat(32) + "\nOK\n");
  }

  @Test
  void aHundredGamesInARowAreAllAnswered() {
    for (int game = 0; game < 100; game++) {
      client.send("START 15", "BOARD", "7,7,2", "DONE", "YXSTOP");
    }
    assertThat(client.peer().unread()).isEqualTo("OK\n0,0\n".repeat(100));
    assertThat(client.peer().state().waiting()).isEqualTo(GomocupState.Waiting.NOTHING);
  }

  @Test
  void aSearchForDefencesWantsALineForEachPoint() {
    client.send("START 15", "YXBOARD", "7,7,2", "DONE", "YXSEARCHDEFEND");
    assertThat(client.goals()).containsExactly(new Goal.BestMove(224, List.of()));
  }

  @Test
  void laterQuestionsDoNotStopASearch() {
    client.send("START 15", "YXPRINTFEATURE", "TRACEBOARD", "TRACESEARCH", "BEGIN");
    for (int question = 0; question < 3; question++) {
      client.peer().finishOldest();
    }
    assertThat(client.peer().unread())
        .isEqualTo("OK\n" + "MESSAGE 0 stones, BLACK to move\n".repeat(3));
    assertThat(client.peer().effects()).noneMatch(Effect.StopSearch.class::isInstance);
  }

  @Test
  void aQuestionIsAnsweredByTheEnginesTopicInMessages() {
    client.send("START 15", "TURN 7,7", "YXSTOP", "YXPRINTFEATURE");
    assertThat(client.peer().effects())
        .last()
        .isInstanceOfSatisfying(
            Effect.Inspect.class, inspect -> assertThat(inspect.topic()).isEqualTo("threats"));
    client.peer().finishOldest();
    assertThat(client.peer().unread()).isEqualTo("OK\n0,0\nMESSAGE 2 stones, BLACK to move\n");
  }

  @Test
  void aboutNamesTheEngineAndItsAuthor() {
    client.send("ABOUT");
    assertThat(client.peer().unread())
        .isEqualTo(
            "name=\"Tengen\", version=\"0.1.0 stand-in\", author=\"Nobody\","
                + " country=\"international\"\n");
  }
}
