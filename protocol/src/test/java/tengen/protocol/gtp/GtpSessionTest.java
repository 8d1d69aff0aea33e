package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.Effect;
import tengen.protocol.Line;
import tengen.protocol.SessionInput.Finished;
import tengen.protocol.SessionInput.Received;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;
import tengen.protocol.session.SessionPeer;
import tengen.search.Clock;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Topic;
import tengen.search.Variation;

class GtpSessionTest {
  private final SessionPeer<GtpState, GtpLine, GtpReply> nogo = GtpTestSession.nogo();

  /** Returns all effects except replies. */
  private static List<Effect<GtpReply>> wishes(SessionPeer<GtpState, GtpLine, GtpReply> session) {
    List<Effect<GtpReply>> wishes = new ArrayList<>(session.effects());
    wishes.removeIf(effect -> effect instanceof Effect.Send);
    return wishes;
  }

  private static Position empty(String rules, int side) {
    return Position.start(rules, Setup.Board.empty(side, side));
  }

  @Test
  void aSearchIsAskedForTheSideThatIsNamed() {
    var machine = new GtpDialect(() -> 0).machine();
    GtpState state = machine.start(GtpTestSession.offer(GtpTestSession.NOGO));
    GtpLine line = machine.parse(state, new Line("genmove w", 77)).getFirst();
    Step<GtpState, GtpReply> step = machine.next(state, new Received<>(line, 10, 77));
    assertThat(step.effects())
        .containsExactly(
            new Effect.StartSearch<>(
                1,
                empty("nogo", 9).withToMove(Side.WHITE),
                Goal.BEST_MOVE,
                Limits.NONE,
                77,
                Long.MAX_VALUE));
  }

  @Test
  void regressionCommandsUseNoRandomness() {
    nogo.send("reg_genmove b\n");
    assertThat(nogo.searches().getFirst().goal()).isEqualTo(new Goal.BestMove(1, List.of(), true));
  }

  @Test
  void theClockOfTheSideGoesWithTheSearch() {
    nogo.send("time_settings 300 10 5\ntime_left w 9 3\ngenmove w\n");
    assertThat(nogo.searches().getFirst().limits().clock())
        .isEqualTo(new Clock(-1, -1, 0, -1, 9_000, 3, -1));
  }

  @Test
  void newTimeSettingsReplaceTimeLeft() {
    nogo.send("time_left b 9 0\ntime_settings 0 1 0\ngenmove b\n");
    assertThat(nogo.searches().getFirst().limits()).isEqualTo(Limits.NONE);
  }

  @Test
  void rulesAreNotReadFromAnObjectOfVeryManyValues() {
    String more = "\"x\":[0" + ",0".repeat(1 << 16) + "]";
    nogo.send(
        "kata-set-rules {\"rules\":\"nogo\"}\nkata-set-rules {\"rules\":\"nogo\"," + more + "}\n");
    assertThat(nogo.unread()).isEqualTo("= \n\n? unknown rules\n\n");
  }

  @Test
  void onlyMovesThatAreMadeAreCharged() {
    nogo.send("time_settings 100 0 0\nreg_genmove b\n");
    nogo.finishOldest();
    nogo.send("genmove b\n");
    assertThat(nogo.searches().getFirst().limits().clock().leftMs()).isEqualTo(100_000);
    nogo.finishOldest();
    nogo.send("genmove b\n");
    assertThat(nogo.searches().getFirst().limits().clock().leftMs()).isEqualTo(95_000);
    nogo.finishOldest();
    nogo.send("genmove w\n");
    assertThat(nogo.searches().getFirst().limits().clock().leftMs()).isEqualTo(100_000);
  }

  @Test
  void timeLeftMovesTheDeadlineOfARunningSearchAndIsAnsweredInTurn() {
    nogo.send("1 genmove b\n2 time_left w 5 0\n3 time_left b 7 0\n");
    assertThat(nogo.unread()).isEmpty();
    assertThat(wishes(nogo).getLast())
        .isEqualTo(
            new Effect.ChangeLimits<>(1, Limits.NONE.withClock(Clock.UNLIMITED.withLeftMs(7_000))));
    assertThat(wishes(nogo)).hasSize(2);
    nogo.finishOldest();
    assertThat(nogo.unread()).isEqualTo("=1 J1\n\n=2 \n\n=3 \n\n");
  }

  @Test
  void settingsWithoutTimeAreNoted() {
    nogo.send("time_settings 0 0 0\n");
    assertThat(wishes(nogo))
        .containsExactly(new Effect.Note<>("time settings without time: no limit"));
    assertThat(nogo.unread()).isEqualTo("= \n\n");
  }

  @Test
  void otherCommandsDoNotHurryASearch() {
    nogo.send("1 genmove b\n2 name\n3 boardsize 5\n");
    assertThat(wishes(nogo)).hasSize(1);
    assertThat(nogo.unread()).isEmpty();
    nogo.finishOldest();
    assertThat(nogo.unread()).isEqualTo("=1 J1\n\n=2 Tengen\n\n=3 \n\n");
  }

  @Test
  void anInterruptStopsTheSearchThatRunsAndNoOther() {
    nogo.send("# interrupt\n1 genmove b\n2 genmove w\n");
    assertThat(wishes(nogo)).hasSize(1);
    nogo.send(" # interrupt\r\n");
    assertThat(wishes(nogo)).contains(new Effect.StopSearch<>(1));
    assertThat(nogo.unread()).isEqualTo("=1 J1\n\n");
    assertThat(nogo.searches()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"# interrupt please", "#interrupt", "name # interrupt", "interrupt"})
  void otherCommentsAreNoInterrupt(String line) {
    nogo.send("genmove b\n" + line + "\n");
    assertThat(nogo.searches()).hasSize(1);
  }

  @Test
  void quitStopsEachSearchAtItsStart() {
    nogo.send("genmove b\ngenmove w\nname\n");
    nogo.endInput();
    assertThat(nogo.unread()).isEqualTo("= J1\n\n= H1\n\n= Tengen\n\n");
    assertThat(wishes(nogo))
        .extracting(effect -> effect.getClass().getSimpleName())
        .containsExactly("StartSearch", "StopSearch", "StartSearch", "StopSearch", "Close");
    assertThat(nogo.ended()).isTrue();
  }

  @Test
  void anEndWithoutASearchClosesAtOnce() {
    nogo.endInput();
    assertThat(wishes(nogo)).containsExactly(new Effect.Close<>("end of input"));
  }

  @Test
  void inputAfterTheEndIsIgnored() {
    var machine = new GtpDialect(() -> 0).machine();
    nogo.send("quit\n");
    GtpLine name = machine.parse(nogo.state(), new Line("name", 0)).getFirst();
    assertThat(machine.next(nogo.state(), new Received<>(name, 5, 0)).effects()).isEmpty();
    assertThat(wishes(nogo)).containsExactly(new Effect.Close<>("quit"));
  }

  @Test
  void aSearchThatFailsIsARejectionOfOneLine() {
    nogo.send("5 genmove b\nundo\n");
    nogo.failOldest("engine lost\nat line 3");
    assertThat(nogo.unread()).isEqualTo("?5 engine lost at line 3\n\n? cannot undo\n\n");
  }

  @Test
  void unexpectedResultsAreDropped() {
    var machine = new GtpDialect(() -> 0).machine();
    nogo.send("genmove b\n");
    var late = new Finished<GtpLine>(9, GtpTestSession.answer(new Move.Place(0, 0)), 5);
    assertThat(machine.next(nogo.state(), late).effects()).isEmpty();
  }

  @Test
  void anEngineMayResign() {
    var session =
        GtpTestSession.session(
            GtpTestSession.offer(GtpTestSession.NOGO),
            _ -> GtpTestSession.answer(new Move.Resign()));
    session.send("genmove b\n");
    session.endInput();
    assertThat(session.unread()).isEqualTo("= resign\n\n");
    assertThat(session.state().game().position()).isEqualTo(empty("nogo", 9));
  }

  @Test
  void anAnswerThatIsNoMoveLeavesTheBoardAlone() {
    for (Move move : List.of(new Move.Swap(), new Move.Place(0, 99), new Move.Pass())) {
      var session =
          GtpTestSession.session(
              GtpTestSession.offer(GtpTestSession.NOGO), _ -> GtpTestSession.answer(move));
      session.send("genmove b\nundo\n");
      session.finishOldest();
      assertThat(session.unread()).isEqualTo("? the engine gave no move\n\n? cannot undo\n\n");
    }
  }

  @Test
  void aNewBoardIsANewGame() {
    nogo.send("boardsize 5\nplay b a1\nclear_board\nboardsize 99\nset_free_handicap a1 b2\n");
    Setup.Board handicap =
        new Setup.Board(
            5, 5, List.of(new Move.Place(0, 4), new Move.Place(1, 3)), List.of(), List.of());
    assertThat(wishes(nogo))
        .containsExactly(
            new Effect.NewGame<>(empty("nogo", 5)),
            new Effect.NewGame<>(empty("nogo", 5)),
            new Effect.NewGame<>(Position.start("nogo", handicap).withToMove(Side.WHITE)));
  }

  @Test
  void anotherEngineBringsItsOwnGame() {
    nogo.send("tengen-engine gomoku-classic\nversion\n");
    assertThat(wishes(nogo))
        .containsExactly(
            new Effect.UseEngine<>("gomoku-classic"),
            new Effect.NewGame<>(empty("gomoku-freestyle", 15)));
    assertThat(nogo.unread()).isEqualTo("= \n\n= 1.2.3 gomoku-classic\n\n");
  }

  @Test
  void minmovesIncludesCandidatesWithoutVisits() {
    List<Variation> lines =
        List.of(line(0, 0.6, 900), line(1, 0.7, 0), line(2, 0.5, 100), line(3, 0.7, 0));
    var session =
        GtpTestSession.session(
            GtpTestSession.NOGO_FIRST,
            _ -> new SearchResult(place(0), new SearchProgress(1_000, lines)));
    session.send("lz-analyze b 10\n");
    session.finishOldest();
    session.send("lz-analyze b 10 minmoves 2\n");
    session.finishOldest();

    assertThat(session.unread())
        .contains(
            "=\ninfo move A9 visits 900 winrate 6000 prior 0 lcb 5680 order 0 pv A9"
                + " info move C9 visits 100 winrate 5000 prior 0 lcb 4020 order 1 pv C9\n",
            "=\ninfo move A9 visits 900 winrate 6000 prior 0 lcb 5680 order 0 pv A9"
                + " info move B9 visits 0 winrate 7000 prior 0 lcb 0 order 1 pv B9"
                + " info move C9 visits 100 winrate 5000 prior 0 lcb 4020 order 2 pv C9\n");
  }

  private static Variation line(int x, double winRate, long visits) {
    return new Variation(new Score.Estimate(winRate), List.of(place(x)), 1, visits);
  }

  private static Move place(int x) {
    return new Move.Place(x, 0);
  }

  @ParameterizedTest
  @CsvSource({
    "nogo,2,19,9",
    "nogo,1,5,5",
    "nogo,11,19,11",
    "gomoku-freestyle,5,22,15",
    "gomoku-freestyle,19,19,19"
  })
  void theFirstBoardIsTheUsualOneOrTheNearest(String rules, int min, int max, int side) {
    var engine = GtpTestSession.engine("e", Playable.board(rules, min, max));
    var session = GtpTestSession.session(GtpTestSession.offer(engine));
    assertThat(session.state().game().position()).isEqualTo(empty(rules, side));
  }

  @ParameterizedTest
  @CsvSource({"true,4,12,7,6", "true,7,12,7,7", "false,4,12,7,7"})
  void theFirstBoardIsTheUsualRectangleWhereTheEnginePlaysIt(
      boolean rectangles, int min, int max, int width, int height) {
    var rules = new SevenBySixRules();
    Playable squares = Playable.board(rules.id(), min, max);
    var engine = GtpTestSession.engine("e", rectangles ? squares.withRectangles() : squares);
    var offer = new SessionOffer("1.2.3", Map.of(rules.id(), rules), List.of(engine));

    assertThat(GtpTestSession.session(offer).state().game().position())
        .isEqualTo(rules.start(rules.initialBoard(width, height)));
  }

  @Test
  void enginesWithoutKnownRulesAreNotOffered() {
    var engine = GtpTestSession.engine("heaps", Playable.text("nim"));
    assertThatThrownBy(() -> GtpTestSession.session(GtpTestSession.offer(engine)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("heaps plays no game of this server");
    var second = GtpTestSession.session(GtpTestSession.offer(GtpTestSession.NOGO, engine));
    second.send("tengen-engine heaps\n");
    assertThat(second.unread()).isEqualTo("? unknown engine\n\n");
  }

  @Test
  void rectanglesAreForEnginesThatPlayThem() {
    nogo.send("boardsize 5 7\n");
    assertThat(nogo.unread()).isEqualTo("? unacceptable size\n\n");
    var gomoku = GtpTestSession.gomoku();
    gomoku.send("boardsize 12 5\nplay b m5\nplay b a6\nshowboard\n");
    assertThat(gomoku.unread())
        .isEqualTo(
            """
            =\s

            =\s

            ? illegal move

            =\s
               A B C D E F G H J K L M
             5 . . . . . . . . . . . X 5
             4 . . . . . . . . . . . . 4
             3 . . . . . . . . . . . . 3
             2 . . . . . . . . . . . . 2
             1 . . . . . . . . . . . . 1
               A B C D E F G H J K L M

            """);
  }

  @Test
  void processorTimeComesFromItsMeter() {
    nogo.send("cputime\n");
    assertThat(nogo.unread()).isEqualTo("= 1.500\n\n");
    assertThat(GtpDialect.ofThisProcess().name()).isEqualTo("gtp");
  }

  @Test
  void anInspectionIsAskedForTheSideThatIsNamed() {
    var gomoku = GtpTestSession.gomoku();
    gomoku.send("time_settings 10 0 0\ntengen-inspect count w\n");
    assertThat(wishes(gomoku))
        .containsExactly(
            new Effect.Inspect<>(
                1, empty("gomoku-freestyle", 15).withToMove(Side.WHITE), "count", Limits.NONE, 0));
  }

  @Test
  void failedTopicsAreErrors() {
    var gomoku = GtpTestSession.gomoku();
    gomoku.send("7 tengen-show stones\n");
    gomoku.failOldest("never on Sundays");
    assertThat(gomoku.unread()).isEqualTo("?7 never on Sundays\n\n");
  }

  @Test
  void theValueHasACommandOfItsOwnWhereTheEngineKnowsIt() {
    var valued =
        GtpTestSession.engine(
            "valued",
            List.of(new Topic("value", "its value as a combinatorial game", false)),
            Playable.board("nogo", 2, 19));
    var session = GtpTestSession.session(GtpTestSession.offer(valued));
    session.send("known_command tengen-value\ntengen-value\n");
    session.finishOldest();
    assertThat(session.unread()).isEqualTo("= true\n\n= 0 stones, BLACK to move\n\n");
    nogo.send("known_command tengen-value\ntengen-value\n");
    assertThat(nogo.unread()).isEqualTo("= false\n\n? unknown topic\n\n");
  }

  @Test
  void anAnalysisHasNoLimitAndAsksForSeveralMoves() {
    nogo.send("time_settings 10 0 0\nkata-analyze w interval 30 maxmoves 4\n");
    assertThat(nogo.searches())
        .containsExactly(
            new Effect.StartSearch<>(
                1,
                empty("nogo", 9).withToMove(Side.WHITE),
                new Goal.BestMove(4, List.of()),
                Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(1L << 40)),
                0,
                300));
  }

  @Test
  void anAnalysisThatMovesKeepsToTheClock() {
    nogo.send("time_settings 10 0 0\nlz-genmove_analyze w 30\n");
    assertThat(nogo.searches().getFirst().limits().clock().leftMs()).isEqualTo(10_000);
    nogo.send("# interrupt\n");
    assertThat(nogo.unread()).isEqualTo("= \n\n=\nplay J1\n\n");
  }

  @Test
  void anIntervalThatNoNumberHoldsIsRejected() {
    nogo.send("7 lz-analyze b 99999999999\n");
    assertThat(nogo.unread()).isEqualTo("?7 syntax error\n\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "# a comment\n", "# interrupt\n"})
  void commandsWithoutAReplyEndAnAnalysis(String line) {
    nogo.send("8 lz-analyze 10\n");
    assertThat(nogo.unread()).isEqualTo("=8\n");
    nogo.send(line);
    assertThat(nogo.unread()).isEqualTo("\n");
    assertThat(nogo.searches()).isEmpty();
  }

  @Test
  void analysesFollowedByACommandStopAtTheirStart() {
    nogo.send("genmove b\nlz-analyze 10\n\nname\n");
    nogo.finishOldest();
    assertThat(nogo.unread()).isEqualTo("= J1\n\n=\n\n= Tengen\n\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "# a comment\n", "# interrupt\n", "\n\n# interrupt\n\n"})
  void commandsWithoutAReplyEndAWaitingAnalysis(String lines) {
    nogo.send("1 genmove b\n2 lz-analyze b 50\n" + lines);
    nogo.finishOldest();
    assertThat(nogo.unread()).isEqualTo("=1 J1\n\n=2\n\n");
    assertThat(nogo.searches()).isEmpty();
  }

  @Test
  void earlierCommandsDoNotEndAWaitingAnalysis() {
    nogo.send("1 genmove b\n\n2 name\n\n3 lz-analyze b 50\n");
    nogo.finishOldest();
    assertThat(nogo.unread()).isEqualTo("=1 J1\n\n=2 Tengen\n\n=3\n");
    nogo.send("\n");
    assertThat(nogo.unread()).isEqualTo("\n");
  }

  @Test
  void anAnalysisThatFailsEnds() {
    nogo.send("lz-analyze 10\n");
    nogo.failOldest("never on Sundays");
    assertThat(nogo.unread()).isEqualTo("=\n\n");
    assertThat(wishes(nogo).getLast()).isEqualTo(new Effect.Note<>("analysis: never on Sundays"));
  }
}
