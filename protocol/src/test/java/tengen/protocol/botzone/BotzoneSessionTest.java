package tengen.protocol.botzone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Playable;
import tengen.game.Side;
import tengen.protocol.Effect;
import tengen.protocol.SessionOffer;
import tengen.protocol.session.SessionPeer;
import tengen.search.Goal;
import tengen.search.Restriction;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

class BotzoneSessionTest {
  private static final String FIRST = "{\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[]}\n";

  @Test
  void theBotIsBlackIfTheFirstRequestHasNoStone() {
    assertThat(side(FIRST)).isEqualTo(Side.BLACK);
    assertThat(side("{\"requests\":[{\"x\":3,\"y\":4}],\"responses\":[]}\n")).isEqualTo(Side.WHITE);
  }

  private static Side side(String request) {
    var session = BotzoneTestSession.session(BotzoneTestSession.GOMOKU);
    session.send(request);
    return session.searches().getFirst().position().toMove();
  }

  @Test
  void blackOpensOffTheCentreInNoGo() {
    var offCentre = new Restriction(Side.BLACK, false, List.of(new Place(4, 4)), 1);
    assertThat(goal(BotzoneTestSession.NOGO, FIRST))
        .isEqualTo(new Goal.BestMove(1, List.of(offCentre)));
  }

  @Test
  void theCentreIsOpenToWhiteAndInGomoku() {
    assertThat(
            goal(BotzoneTestSession.NOGO, "{\"requests\":[{\"x\":3,\"y\":4}],\"responses\":[]}\n"))
        .isEqualTo(Goal.BEST_MOVE);
    assertThat(goal(BotzoneTestSession.GOMOKU, FIRST)).isEqualTo(Goal.BEST_MOVE);
  }

  private static Goal goal(SessionOffer offer, String request) {
    var session = BotzoneTestSession.session(offer);
    session.send(request);
    return session.searches().getFirst().goal();
  }

  @Test
  void xIsTheColumnAndYTheRow() {
    var session = BotzoneTestSession.session(BotzoneTestSession.NOGO);
    session.send("{\"requests\":[{\"x\":3,\"y\":4}],\"responses\":[]}\n");
    assertThat(session.searches().getFirst().position().turns().getFirst().move())
        .isEqualTo(new Place(3, 4));
  }

  @Test
  void theEndOfTheInputStopsNoSearch() {
    var session = BotzoneTestSession.session(BotzoneTestSession.GOMOKU);
    session.send(FIRST);
    session.endInput();
    assertThat(session.effects()).noneMatch(Effect.StopSearch.class::isInstance);
    assertThat(session.unread()).isEmpty();
    session.finishOldest();
    assertThat(session.unread()).matches("\\{\"response\":\\{\"x\":0,\"y\":0}.*}\n");
    assertThat(session.ended()).isTrue();
  }

  @Test
  void debugContainsTheEnginesEvaluation() {
    var session = BotzoneTestSession.session(BotzoneTestSession.GOMOKU);
    session.send(FIRST);
    assertThat(session.nextLine().orElseThrow())
        .contains("\"debug\":\"win rate 0.600, depth 8, 20000 nodes, line 0,0 1,0\"");
  }

  @Test
  void debugContainsProofs() {
    var line = List.<Move>of(new Place(1, 2));
    assertThat(debug(new Variation(new Score.Win(OptionalInt.of(3)), line, 4, 5)))
        .isEqualTo("won in 3 plies, depth 4, 9 nodes, line 1,2");
    assertThat(debug(new Variation(new Score.Loss(OptionalInt.empty()), line, 4, 5)))
        .isEqualTo("lost, depth 4, 9 nodes, line 1,2");
    assertThat(debug(new Variation(new Score.Draw(), line, 4, 5)))
        .isEqualTo("drawn, depth 4, 9 nodes, line 1,2");
  }

  private static String debug(Variation best) {
    return BotzoneDebug.text(new SearchProgress(9, List.of(best)));
  }

  @Test
  void anEngineThatResignsHasNoPoint() {
    SessionPeer<BotzoneState, BotzoneCommand, BotzoneReply> session =
        new SessionPeer<>(
            new BotzoneDialect(),
            BotzoneTestSession.NOGO,
            1000,
            _ -> new SearchResult(new Move.Resign(), new SearchProgress(0, List.of())));
    session.send(FIRST);
    assertThat(session.nextLine())
        .contains("{\"response\":{\"x\":-1,\"y\":-1},\"debug\":\"the engine resigns\"}");
    assertThat(session.nextLine()).isEmpty();
  }

  @Test
  void aSearchThatFailsIsAnswered() {
    var session = BotzoneTestSession.session(BotzoneTestSession.NOGO);
    session.send(FIRST);
    session.failOldest("no thread");
    assertThat(session.nextLine())
        .contains("{\"response\":{\"x\":-1,\"y\":-1},\"debug\":\"no thread\"}");
  }

  @Test
  void enginesForOtherBoardsAreReported() {
    SessionOffer small = BotzoneTestSession.offer(Playable.board("gomoku-freestyle", 5, 7));
    var session = BotzoneTestSession.session(small);
    session.send(FIRST);
    assertThat(session.nextLine().map(line -> line.contains("stand-in plays on other boards")))
        .isEqualTo(Optional.of(true));
  }

  @Test
  void aLineThatIsCutIsRejected() {
    var session = BotzoneTestSession.session(BotzoneTestSession.GOMOKU);
    session.send("{\"data\":\"" + "x".repeat(1 << 20) + "\"}\n");
    assertThat(session.nextLine().orElseThrow()).contains("the line is too long");
  }
}
