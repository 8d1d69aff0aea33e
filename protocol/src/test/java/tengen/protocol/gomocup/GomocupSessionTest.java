package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.Effect;
import tengen.protocol.Effect.StartSearch;
import tengen.protocol.SessionInput;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;
import tengen.protocol.session.SessionPeer;
import tengen.search.Clock;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** What a session wants of its host, and in which order. */
class GomocupSessionTest {
  private static final Setup.Board EMPTY = Setup.Board.empty(15, 15);
  private final SessionPeer<GomocupState, GomocupCommand, GomocupReply> peer = StandIn.peer();

  private void say(String... lines) {
    for (String line : lines) {
      peer.send(line + "\n");
    }
  }

  private StartSearch<GomocupReply> search() {
    return peer.searches().getFirst();
  }

  private Clock clockAfter(String... infos) {
    say("START 15");
    say(infos);
    say("BEGIN");
    return search().limits().clock();
  }

  @Test
  void okIsSentWhenTheEngineIsReady() {
    say("START 15");
    assertThat(peer.effects())
        .containsExactly(
            new Effect.NewGame<>(Position.start("gomoku-freestyle", EMPTY)),
            new Effect.Send<>(new GomocupReply.Ok()));
  }

  @Test
  void theEngineGetsReadyAgainWhenTheRuleFollowsStart() {
    say("START 15", "INFO rule 4", "INFO rule 4");
    assertThat(peer.effects().subList(2, peer.effects().size()))
        .containsExactly(new Effect.NewGame<>(Position.start("gomoku-renju", EMPTY)));
  }

  @Test
  void aSearchIsStartedWithTheOpponentsStoneAndWithoutLimits() {
    say("START 15", "TURN 7,8");
    Position position = Position.start("gomoku-freestyle", EMPTY).play(new Place(7, 8));
    assertThat(search())
        .isEqualTo(
            new StartSearch<GomocupReply>(1, position, Goal.BEST_MOVE, Limits.NONE, 0, 1000));
  }

  @Test
  void theTimeOfAMoveBeginsWhenItsCommandArrived() {
    var dialect = new GomocupDialect();
    var state = dialect.start(StandIn.OFFER);
    state = received(dialect, state, new GomocupCommand.Start(15, 15), 100).state();
    Step<GomocupState, GomocupReply> begun =
        received(dialect, state, new GomocupCommand.Begin(), 200);
    Step<GomocupState, GomocupReply> waits =
        received(dialect, begun.state(), new GomocupCommand.Turn(9, 9), 300);
    var answered =
        dialect.next(
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
      GomocupDialect dialect, GomocupState state, GomocupCommand command, long nanos) {
    return dialect.next(state, new SessionInput.Received<>(command, 8, nanos));
  }

  private static long arrived(Effect<GomocupReply> effect) {
    return effect instanceof StartSearch<GomocupReply> search
        ? search.arrivedNanos().orElse(-1)
        : -1;
  }

  @ParameterizedTest
  @CsvSource({
    "timeout_turn 1000, 1000",
    "TIMEOUT_TURN 1000.9, 1000",
    "timeout_turn 0, 0",
    "timeout_turn -1, 1099511627776",
    "timeout_turn x, -1"
  })
  void timeoutTurnIsTheLimitOfOneMove(String info, long turnMs) {
    assertThat(clockAfter("INFO " + info)).isEqualTo(Clock.UNLIMITED.withTurnMs(turnMs));
  }

  @ParameterizedTest
  @CsvSource({"60000, 60000", "0, -1", "-5, -1"})
  void timeoutMatchIsTheLimitOfTheGame(long told, long matchMs) {
    assertThat(clockAfter("INFO timeout_match " + told))
        .isEqualTo(Clock.UNLIMITED.withMatchMs(matchMs));
  }

  @ParameterizedTest
  @CsvSource({"60000, 60000", "0, 0", "-500, 0", "2147483647, -1", "99999999999, -1"})
  void timeLeftIsSpentAtNothingAndUnlimitedAtTheLargestNumber(long told, long leftMs) {
    assertThat(clockAfter("INFO time_left " + told)).isEqualTo(Clock.UNLIMITED.withLeftMs(leftMs));
  }

  @Test
  void nodesDepthAndIncrementAreLimitsToo() {
    say("INFO max_node 1000", "INFO max_depth 7", "INFO time_increment 50", "START 15", "BEGIN");
    assertThat(search().limits())
        .isEqualTo(
            Limits.NONE
                .withMaxNodes(1000)
                .withMaxDepth(7)
                .withClock(Clock.UNLIMITED.withIncrementMs(50)));
    say("INFO max_node -1", "INFO max_depth 0", "INFO time_increment 0");
    assertThat(peer.effects()).endsWith(new Effect.ChangeLimits<>(1, Limits.NONE));
  }

  @Test
  void memoryAndThreadsAreToldOnceInWholeMib() {
    say("INFO max_memory 0", "INFO max_memory 2147483647", "INFO thread_num 0");
    say("INFO max_memory 367001600", "INFO max_memory 367001600", "INFO max_memory 1000");
    say(
        "INFO max_memory 83886080",
        "INFO hash_size 65536",
        "INFO thread_num 4",
        "INFO thread_num 4");
    assertThat(peer.effects())
        .containsExactly(
            new Effect.Note<>("INFO thread_num 0: ignored"),
            new Effect.Configure<>("memory-mib", "350"),
            new Effect.Configure<>("memory-mib", "1"),
            new Effect.Configure<>("memory-mib", "80"),
            new Effect.Configure<>("memory-mib", "64"),
            new Effect.Configure<>("threads", "4"));
    assertThat(peer.unread()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "0, gomoku-freestyle",
    "1, gomoku-standard",
    "2, gomoku-freestyle-continuous",
    "3, gomoku-standard-continuous",
    "4, gomoku-renju",
    "5, gomoku-renju",
    "6, gomoku-renju-continuous",
    "8, gomoku-caro",
    "9, gomoku-standard-caro",
    "10, gomoku-caro-continuous",
    "11, gomoku-standard-caro-continuous",
    "12, gomoku-freestyle",
    "16, gomoku-freestyle",
    "-1, gomoku-freestyle",
    "99999999999, gomoku-freestyle"
  })
  void theRuleIsABitMaskAndAnUnknownOneChangesNothing(long mask, String rules) {
    say("INFO rule " + mask, "START 15", "BEGIN");
    assertThat(search().position().rules()).isEqualTo(rules);
  }

  @Test
  void aFolderIsAcceptedInSilence() {
    say("INFO folder C:\\a b\\c ", "START 15");
    assertThat(peer.unread()).isEqualTo("OK\n");
  }

  @Test
  void aRuleToldInMidGameKeepsTheStones() {
    say("START 15", "TURN 7,7", "YXSTOP", "INFO rule 4", "TURN 8,8");
    assertThat(search().position())
        .isEqualTo(
            Position.start(
                    "gomoku-renju",
                    new Setup.Board(
                        15, 15, List.of(new Place(7, 7)), List.of(new Place(0, 0)), List.of()))
                .play(new Place(8, 8)));
  }

  @Test
  void aBoardIsASetupAndItsNumbersGiveTheColours() {
    say("START 15", "BOARD", "1,1,2", "2,2,1", "3,3,2", "4,4,3", "DONE");
    assertThat(search().position())
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
  void theFirstLineIsBlacksWhereTheNumbersSayNothing(String fields, Side own) {
    say("START 15", "BOARD");
    int x = 0;
    for (String field : fields.split("-", 0)) {
      say(2 * x++ + ",0," + field);
    }
    say("DONE");
    assertThat(search().position().toMove()).isEqualTo(own);
  }

  @Test
  void aSwap2AnswerIsNoMoveOfTheGame() {
    say("START 15", "SWAP2BOARD", "7,7", "8,7,1", "9,9", "DONE");
    assertThat(search().goal()).isEqualTo(new Goal.Opening("swap2"));
    assertThat(search().position())
        .isEqualTo(
            Position.start("gomoku-freestyle", EMPTY)
                .play(new Place(7, 7))
                .play(new Place(8, 7))
                .play(new Place(9, 9)));
    peer.finishOldest();
    assertThat(peer.unread()).isEqualTo("OK\nSWAP\n");
    assertThat(peer.state().position()).contains(Position.start("gomoku-freestyle", EMPTY));
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
  void whatTheEngineDoesNotPlayIsSaid() {
    var squares = StandIn.peer(StandIn.offer(List.of(Playable.board("gomoku-freestyle", 15, 19))));
    squares.send("START 20\nRECTSTART 15,16\nSTART 15\nSWAP2BOARD\nDONE\nINFO rule 4\nBEGIN\n");
    assertThat(squares.unread())
        .isEqualTo(
            """
            ERROR size 20: 15 to 19
            ERROR 15x16: squares of 15 to 19
            OK
            ERROR swap2 is not played by stand-in
            ERROR gomoku-renju is not played by stand-in
            """);
  }

  @Test
  void errorsNameWhatIsWrong() {
    say("TURN 7,7", "START 100", "START 15", "TURN 15,0", "BOARD 7,7,5 DONE", "TAKEBACK 1,1");
    say("BOARD", "7,7,1", "7,7,2", "DONE", "BOARD x DONE", "BOARD", "BEGIN");
    assertThat(peer.unread())
        .isEqualTo(
            """
            ERROR no board yet: START comes first
            ERROR size 100: 5 to 22, such as 20
            OK
            ERROR TURN 15,0: off the board
            ERROR BOARD 7,7: x,y,f expected, f is 1 own, 2 the opponent's, 3 neutral
            ERROR TAKEBACK 1,1: not the last stone
            ERROR BOARD 7,7: named twice
            ERROR BOARD x: x,y,f or DONE expected
            ERROR BOARD ended by another command, not DONE
            """);
    assertThat(peer.searches()).hasSize(1);
  }

  @Test
  void aFoulOfTheOpponentIsRefused() {
    say("START 15", "INFO rule 4", "YXBOARD 6,7,1 8,7,1 7,6,1 7,8,1 0,0,2 0,2,2 0,4,2 0,6,2 DONE");
    say("TURN 7,7");
    assertThat(peer.unread()).startsWith("OK\nERROR TURN 7,7: ");
    assertThat(peer.searches()).isEmpty();
  }

  @Test
  void aFullBoardIsAnError() {
    say("START 5", "INFO rule 1", "YXBOARD");
    int field = 0;
    for (int y = 0; y < 5; y++) {
      for (int x = 0; x < 5; x++) {
        field = (x / 2 + y) % 2 + 1;
        if (x + y > 0) {
          say(x + "," + y + "," + field);
        }
      }
    }
    say("DONE", "TURN 0,0");
    assertThat(peer.unread()).isEqualTo("OK\nERROR board is full\n");
  }

  @Test
  void aFailedSearchIsOneErrorAndTheGameGoesBack() {
    say("START 15", "TURN 7,7");
    peer.failOldest("engine gone\r\nat x");
    assertThat(peer.unread()).isEqualTo("OK\nERROR engine gone  at x\n");
    say("TURN 7,7", "YXSTOP");
    assertThat(peer.unread()).isEqualTo("0,0\n");
  }

  @Test
  void newTimesReachARunningSearchAndATimeoutOfZeroStopsIt() {
    say("START 15", "BEGIN", "INFO time_left 500", "INFO time_left 500", "INFO rule 1");
    say("INFO timeout_turn 0", "INFO timeout_turn 700");
    assertThat(peer.effects().subList(3, peer.effects().size()))
        .containsExactly(
            new Effect.ChangeLimits<>(1, Limits.NONE.withClock(Clock.UNLIMITED.withLeftMs(500))),
            new Effect.StopSearch<>(1),
            new Effect.Send<>(new GomocupReply.Moves(new Place(0, 0))));
  }

  @Test
  void whatIsServedAtOnceDoesNotStopASearch() {
    say("START 15", "BEGIN", "ABOUT", "FOO", "1,1,1", "DONE", "INFO max_node 9", "YXSHOWFORBID");
    say("YXBLOCK", "7,7", "x", "DONE", "YXSETDATABASE", "START 15", "YXBLOCK", "7,7", "ABOUT");
    assertThat(peer.effects()).noneMatch(Effect.StopSearch.class::isInstance);
    assertThat(peer.searches()).hasSize(1);
    say("YXBLOCK", "TURN 5,5");
    assertThat(peer.effects()).contains(new Effect.StopSearch<>(1));
  }

  @Test
  void theEndDropsTheSearchAndNothingIsSaidAnyMore() {
    say("START 15", "BEGIN", "TURN 5,5", "END", "ABOUT", "START 15");
    assertThat(peer.effects()).endsWith(new Effect.DropSearch<>(2), new Effect.Close<>("END"));
    peer.endInput();
    assertThat(peer.effects()).endsWith(new Effect.Close<>("END"));
  }

  @Test
  void inputThatEndsDropsTheSearchToo() {
    say("START 15", "BEGIN");
    peer.endInput();
    assertThat(peer.effects())
        .endsWith(new Effect.DropSearch<>(1), new Effect.Close<>("end of input"));
  }

  @Test
  void aLineOfAMegabyteIsOneShortUnknown() {
    say("A".repeat(1_000_000), "START 15");
    assertThat(peer.unread()).isEqualTo("UNKNOWN command " + "A".repeat(32) + "\nOK\n");
  }

  @Test
  void tenThousandInfosAreHeardInSilence() {
    say("START 15");
    peer.send("INFO time_left 60000\n".repeat(10_000));
    for (char c : "BEGIN\n".toCharArray()) {
      peer.send(String.valueOf(c));
    }
    assertThat(search().limits().clock().leftMs()).isEqualTo(60_000);
    assertThat(peer.effects()).hasSize(3);
  }

  @Test
  void aHundredGamesInARowAreAllAnswered() {
    for (int game = 0; game < 100; game++) {
      say("START 15", "BOARD", "7,7,2", "DONE", "YXSTOP");
    }
    assertThat(peer.unread()).isEqualTo("OK\n0,0\n".repeat(100));
    assertThat(peer.state().waiting()).isEqualTo(GomocupState.Waiting.NOTHING);
  }

  @Test
  void ofOneBalancingPointTheSideToMoveGetsTheBiasOfTwoItsOpponent() {
    say("START 15", "YXBALANCEONE 200", "YXSTOP");
    say("YXBALANCETWO 200");
    assertThat(goals())
        .containsExactly(
            new Goal.Balance(1, 1 / (1 + Math.exp(-1))),
            new Goal.Balance(2, 1 / (1 + Math.exp(1))));
  }

  private List<Goal> goals() {
    return peer.effects().stream()
        .filter(StartSearch.class::isInstance)
        .map(effect -> ((StartSearch<GomocupReply>) effect).goal())
        .toList();
  }

  @Test
  void aSearchForDefencesWantsALineForEachPoint() {
    say("START 15", "YXBOARD", "7,7,2", "DONE", "YXSEARCHDEFEND");
    assertThat(goals()).containsExactly(new Goal.BestMove(224, List.of()));
  }

  @Test
  void pointsAndTheLastOfAPathThatLeadsHereAreLeftOutOfASearch() {
    say("START 15", "YXBLOCK", "3,4", "DONE", "YXBLOCKPATH", "7,7", "5,6", "DONE");
    say("YXBLOCKPATH", "8,8", "1,1", "DONE", "TURN 7,7");
    assertThat(goals())
        .singleElement()
        .isInstanceOfSatisfying(
            Goal.BestMove.class,
            goal ->
                assertThat(goal.restrictions())
                    .singleElement()
                    .satisfies(
                        ban -> {
                          assertThat(ban.side()).isEqualTo(Side.WHITE);
                          assertThat(ban.plies()).isEqualTo(1);
                          assertThat(ban.allow()).isFalse();
                          assertThat(ban.moves())
                              .containsExactlyInAnyOrder(new Place(3, 4), new Place(5, 6));
                        }));
  }

  @Test
  void anEngineThatKnowsNoRestrictionsIsAskedForNone() {
    var plain =
        StandIn.peer(
            new SessionOffer(
                "1",
                StandIn.RULES,
                List.of(
                    new SessionOffer.OfferedEngine(
                        "plain",
                        "Nobody",
                        List.of(Playable.board("gomoku-freestyle", 5, 22)),
                        Set.of(),
                        List.of()))));
    plain.send("START 15\nYXBLOCK 3,4 DONE\nBEGIN\nYXSTOP\nYXBALANCEONE 0\nYXPRINTFEATURE\n");
    assertThat(plain.searches()).isEmpty();
    assertThat(plain.unread())
        .isEqualTo(
            "OK\n0,0\nERROR balancing is not known to plain\nUNKNOWN command YXPRINTFEATURE\n");
  }

  @Test
  void aQuestionIsAnsweredByTheEnginesTopicInMessages() {
    say("START 15", "TURN 7,7", "YXSTOP", "YXPRINTFEATURE");
    assertThat(peer.effects())
        .last()
        .isInstanceOfSatisfying(
            Effect.Inspect.class, inspect -> assertThat(inspect.topic()).isEqualTo("threats"));
    peer.finishOldest();
    assertThat(peer.unread()).isEqualTo("OK\n0,0\nMESSAGE 2 stones, BLACK to move\n");
  }

  @Test
  void whatIsThoughtOfTheOpponentsTimeIsNotLimitedByTheGames() {
    say("INFO timeout_turn 500", "INFO pondering 1", "START 15", "BEGIN", "YXSTOP");
    say("INFO time_left 100");
    assertThat(search().limits()).isEqualTo(Limits.UNTIL_STOPPED);
    assertThat(peer.effects()).noneMatch(Effect.ChangeLimits.class::isInstance);
    say("TURN 7,7");
    assertThat(peer.unread()).isEqualTo("OK\n0,0\n");
    assertThat(search().limits().clock().leftMs()).isEqualTo(100);
  }

  @Test
  void aGameWithoutTimeIgnoresWhatIsLeftOfIt() {
    assertThat(clockAfter("INFO TIMEOUT_TURN -1", "INFO TIMEOUT_MATCH -1", "INFO TIME_LEFT 1"))
        .isEqualTo(Limits.UNTIL_STOPPED.clock());
  }

  @Test
  void aLevelIsAnOptionOfTheEngineAndIsSetWhereItChanges() {
    say("INFO level 0", "INFO strength 0", "INFO STRENGTH 250", "INFO level x");
    assertThat(peer.effects())
        .containsExactly(
            new Effect.Configure<>("level", "0"),
            new Effect.Configure<>("level", "100"),
            new Effect.Note<>("INFO level x: ignored"));
  }

  @Test
  void aFolderIsLentAsUtf8() {
    say("INFO folder /a b/\u00C5\u00BD");
    assertThat(peer.effects()).containsExactly(new Effect.LendFolder<>("/a b/\u017D"));
  }

  @Test
  void aboutTellsTheEngineAndItsAuthor() {
    say("ABOUT");
    assertThat(peer.unread())
        .isEqualTo(
            "name=\"Tengen\", version=\"0.1.0 stand-in\", author=\"Nobody\","
                + " country=\"international\"\n");
  }
}
