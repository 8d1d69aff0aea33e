package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tengen.game.Move.Place;
import tengen.game.Side;
import tengen.protocol.ClientConventions;
import tengen.protocol.Effect;
import tengen.protocol.SessionOffer;
import tengen.protocol.session.SessionPeer;
import tengen.search.Clock;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.Restriction;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

class AnalysisSessionTest {
  private static final String NOGO = "\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9";

  private final SessionPeer<AnalysisState, AnalysisCommand, AnalysisReply> session =
      AnalysisTestSession.nogo();

  private static String query(String id, String more) {
    return "{\"id\":\"%s\",%s,\"moves\":[]%s}%n".formatted(id, NOGO, more).replace("\r", "");
  }

  private List<Long> visits() {
    return session.searches().stream().map(search -> search.limits().maxNodes()).toList();
  }

  private Effect.StartSearch<AnalysisReply> only(String more) {
    session.send(query("q", more));
    assertThat(session.searches()).hasSize(1);
    return session.searches().getFirst();
  }

  @Test
  void fourSearchesRunAndTheOthersWait() {
    for (int i = 1; i <= 6; i++) {
      session.send(query("q" + i, ",\"maxVisits\":" + i));
    }
    assertThat(visits()).containsExactly(1L, 2L, 3L, 4L);
    assertThat(session.searches()).extracting(Effect.StartSearch::slot).containsExactly(0, 1, 2, 3);
    session.finishOldest();
    assertThat(visits()).containsExactly(2L, 3L, 4L, 5L);
    assertThat(session.searches().getLast().slot()).isZero();
  }

  @Test
  void theHighestPriorityIsServedFirstAndThenTheOldest() {
    for (int i = 1; i <= 4; i++) {
      session.send(query("busy" + i, ",\"maxVisits\":1"));
    }
    session.send(query("low", ",\"maxVisits\":10,\"priority\":-3"));
    session.send(query("a", ",\"maxVisits\":20"));
    session.send(query("b", ",\"maxVisits\":30"));
    session.send(query("high", ",\"maxVisits\":40,\"priority\":7"));
    List<Long> served = new java.util.ArrayList<>();
    while (session.finishOldest()) {
      visits().stream().filter(count -> count > 1 && !served.contains(count)).forEach(served::add);
    }
    assertThat(served).containsExactly(40L, 20L, 30L, 10L);
  }

  @Test
  void eachTurnMayHaveAPriorityOfItsOwn() {
    for (int i = 1; i <= 4; i++) {
      session.send(query("busy" + i, ""));
    }
    session.send(
        "{\"id\":\"g\",%s,\"moves\":[[\"B\",\"E5\"]],\"analyzeTurns\":[0,1],\"priorities\":[1,2]}\n"
            .formatted(NOGO));
    for (int i = 1; i <= 4; i++) {
      session.finishOldest();
    }
    assertThat(session.searches())
        .extracting(search -> search.position().turns().size())
        .containsExactly(1, 0);
  }

  @Test
  void visitsAloneLetASearchGoOnUntilThereAreAsMany() {
    assertThat(only(",\"maxVisits\":500").limits())
        .isEqualTo(Limits.UNTIL_STOPPED.withMaxNodes(500));
  }

  @Test
  void aTimeIsOfTheSearchAlone() {
    Effect.StartSearch<AnalysisReply> search =
        only(",\"overrideSettings\":{\"maxTime\":2.5},\"maxVisits\":7");
    assertThat(search.limits())
        .isEqualTo(Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(2500)).withMaxNodes(7));
    assertThat(search.arrivedNanos()).isEqualTo(OptionalLong.empty());
  }

  @Test
  void turnsWithoutALimitUseTheListenersLimit() {
    assertThat(only("").limits()).isEqualTo(Limits.NONE);
  }

  @Test
  void reportsComeAtMostTenTimesASecond() {
    assertThat(only(",\"reportDuringSearchEvery\":0.001").reportEveryMs()).isEqualTo(100);
    session.finishOldest();
    assertThat(only("").reportEveryMs()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void movesAreAvoidedOrAllowed() {
    Goal goal =
        only("""
        ,"lines":3,"avoidMoves":[{"player":"B","moves":["A1","pass"],"untilDepth":1},\
        {"player":"W","moves":["B9"],"untilDepth":2}]\
        """)
            .goal();
    assertThat(goal)
        .isEqualTo(
            new Goal.BestMove(
                3,
                List.of(
                    new Restriction(Side.BLACK, false, List.of(new Place(0, 8)), 1),
                    new Restriction(Side.WHITE, false, List.of(new Place(1, 0)), 2))));
  }

  @Test
  void positionsWithoutAMoveAreNotSearched() {
    session.send(
        """
        {"id":"q","rules":"nogo","boardXSize":2,"boardYSize":2,"moves":[["B","A1"]],\
        "allowMoves":[{"player":"W","moves":["A1"],"untilDepth":1}]}
        """);
    assertThat(session.searches()).isEmpty();
    assertThat(session.unread())
        .isEqualTo(
            "{\"id\":\"q\",\"field\":\"allowMoves\",\"error\":\"leaves no legal move at turn"
                + " 1\",\"code\":\"bad-field\"}\n");
  }

  @Test
  void anEngineWithoutRestrictionsIsNotAskedForThem() {
    session.send(
        """
        {"id":"q","rules":"gomoku-renju","boardXSize":15,"boardYSize":15,"moves":[],\
        "avoidMoves":[{"player":"B","moves":["A1"],"untilDepth":1}]}
        """);
    assertThat(session.unread()).contains("gomoku-classic does not support restrictions");
  }

  @Test
  void otherEnginesUseFreeSlotsFirst() {
    session.send(query("n", ""));
    session.finishOldest();
    session.send(
        "{\"id\":\"g\",\"rules\":\"gomoku-renju\",\"boardXSize\":15,\"boardYSize\":15,\"moves\":[]}\n");
    session.finishOldest();
    session.send(query("n", ""));
    assertThat(session.effects())
        .filteredOn(effect -> !(effect instanceof Effect.Send<AnalysisReply>))
        .extracting(AnalysisSessionTest::slotOf)
        .containsExactly("search 0", "engine 1 gomoku-classic", "search 1", "search 0");
  }

  @Test
  void enginesAreNotifiedOfANewGame() {
    for (int size : new int[] {9, 7, 7}) {
      session.send(query("n", "").replace("9", Integer.toString(size)));
      session.finishOldest();
    }
    session.send("{\"id\":\"c\",\"action\":\"clear_cache\"}\n");
    assertThat(session.effects())
        .filteredOn(effect -> !(effect instanceof Effect.Send<AnalysisReply>))
        .extracting(AnalysisSessionTest::slotOf)
        .containsExactly("search 0", "game 0", "search 0", "search 0", "game 0");
  }

  private static String slotOf(Effect<AnalysisReply> effect) {
    return switch (effect) {
      case Effect.StartSearch<AnalysisReply> search -> "search " + search.slot();
      case Effect.UseEngine<AnalysisReply>(int slot, String engine) ->
          "engine " + slot + " " + engine;
      case Effect.NewGame<AnalysisReply> game -> "game " + game.slot();
      default -> effect.toString();
    };
  }

  @Test
  void answersWithoutASearchAreErrors() {
    var busy =
        AnalysisTestSession.session(
            AnalysisTestSession.NOGO_FIRST,
            _ -> new SearchResult(new Place(0, 0), new SearchProgress(0, List.of())));
    busy.send(query("q", ""));
    busy.finishOldest();
    assertThat(busy.unread())
        .isEqualTo(
            "{\"id\":\"q\",\"turnNumber\":0,\"isDuringSearch\":false,\"noResults\":true,"
                + "\"error\":\"no engine was free, or it did not answer\",\"code\":\"busy\"}\n");
    busy.send(query("q", "") + "{\"id\":\"t\",\"action\":\"terminate_all\"}\n");
    assertThat(busy.unread())
        .contains("{\"id\":\"q\",\"turnNumber\":0,\"isDuringSearch\":false,\"noResults\":true}\n");
  }

  @Test
  void rejectionsByTheEngineEndTheQueryWithAnError() {
    session.send(query("q", ""));
    session.failOldest("never on Sundays");
    assertThat(session.unread())
        .isEqualTo(
            "{\"id\":\"q\",\"turnNumber\":0,\"isDuringSearch\":false,\"noResults\":true,"
                + "\"error\":\"never on Sundays\",\"code\":\"refused\"}\n");
  }

  @Test
  void replacedQueriesAreDropped() {
    session.send(query("q", ",\"maxVisits\":1") + query("q", ",\"maxVisits\":2"));
    assertThat(visits()).containsExactly(2L);
    session.endInput();
    assertThat(session.ended()).isFalse();
    session.finishOldest();
    assertThat(session.unread().lines()).hasSize(1);
    assertThat(session.ended()).isTrue();
  }

  @Test
  void queriesThatWaitCountWithWhatTheyHold() {
    long before = 0;
    for (int i = 0; i < 6; i++) {
      session.send(query("q" + i, ""));
      long now = new AnalysisSession().pendingBytes(session.state());
      assertThat(now).isGreaterThan(before);
      before = now;
    }
    while (session.finishOldest()) {
      // finishes all searches
    }
    assertThat(new AnalysisSession().pendingBytes(session.state())).isZero();
  }

  @Tag("full")
  @Test
  void tenThousandQueriesAreAnsweredEachOnce() {
    var sent = new StringBuilder();
    for (int i = 0; i < 10_000; i++) {
      sent.append(query("q" + i, ""));
    }
    session.send(sent.toString());
    session.endInput();
    while (session.finishOldest()) {
      // finishes all searches
    }
    assertThat(session.unread().lines()).hasSize(10_000);
    assertThat(session.ended()).isTrue();
  }

  @Test
  void aLineThatIsTooLongIsAFault() {
    session.send("{\"id\":\"" + "a".repeat(1_100_000) + "\"}\n");
    assertThat(session.unread())
        .isEqualTo("{\"error\":\"line longer than 1048576 bytes\",\"code\":\"too-long\"}\n");
  }

  @Test
  void resumableSessionsReportTheirToken() {
    var lasting = AnalysisTestSession.session(AnalysisTestSession.NOGO_FIRST.withSession("token"));
    lasting.send("{\"id\":\"h\",\"action\":\"tengen-hello\"}\n".repeat(2));
    assertThat(lasting.unread().lines())
        .satisfiesExactly(
            first -> assertThat(first).contains("\"session\":\"token\",\"resumed\":false"),
            second -> assertThat(second).contains("\"session\":\"token\",\"resumed\":true"));
  }

  @Test
  void aClientThatKnowsTheEnginesDoesNotGetThemAgain() {
    session.send("{\"id\":\"h\",\"action\":\"tengen-hello\"}\n");
    String first = session.unread();
    String tag = first.replaceFirst("(?s).*\"tag\":\"([^\"]+)\".*", "$1");
    assertThat(first).contains("\"engines\":[", "\"rules\":[");

    String hello = "{\"id\":\"h\",\"action\":\"tengen-hello\",\"known\":\"%s\"}\n";
    session.send(hello.formatted(tag));
    assertThat(session.unread())
        .contains("\"tag\":\"" + tag + "\",\"openSeats\":")
        .doesNotContain("engines");
    session.send(hello.formatted(tag + "0"));
    assertThat(session.unread()).contains("\"engines\":[");
  }

  @Test
  void aClientThatIsLoggedInIsToldItsName() {
    var known =
        AnalysisTestSession.session(
            AnalysisTestSession.NOGO_FIRST.withAccount(
                "alice", AnalysisTestSession.NOGO_FIRST.engines()));
    known.send("{\"id\":\"h\",\"action\":\"tengen-hello\"}\n");
    session.send("{\"id\":\"h\",\"action\":\"tengen-hello\"}\n");

    assertThat(known.unread()).contains("\"account\":\"alice\"");
    assertThat(session.unread()).doesNotContain("account");
  }

  @Test
  void uploadersGetTheMaximumFileSize() {
    var uploading =
        AnalysisTestSession.session(
            AnalysisTestSession.NOGO_FIRST.with(
                new SessionOffer.Settings(
                    ClientConventions.UNKNOWN, Set.of(), OptionalLong.of(1024), false)));
    uploading.send("{\"id\":\"h\",\"action\":\"tengen-hello\"}\n");

    assertThat(uploading.unread()).contains("\"maxUpload\":1024,\"name\":");
  }

  @Test
  void rejectedSessionsGetAReason() {
    assertThat(new AnalysisDialect().rejection("too many sessions"))
        .isEqualTo("{\"error\":\"too many sessions\",\"code\":\"denied\"}\n");
  }
}
