package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.protocol.GuardedRules;
import tengen.protocol.SessionOffer;
import tengen.protocol.session.FailingRules;
import tengen.protocol.session.FailingRules.Way;
import tengen.protocol.session.SessionPeer;
import tengen.rules.NoGo;

/** Rules that fail cost only the query that needed them. */
class AnalysisRulesExceptionTest {
  private static final String GAME =
      "\"rules\":\"nogo\",\"boardXSize\":5,\"boardYSize\":5,\"moves\":[[\"B\",\"A1\"]]}";

  private final FailingRules rules = new FailingRules(new NoGo());
  private final SessionPeer<AnalysisState, AnalysisCommand, AnalysisReply> session =
      AnalysisTestSession.session(
          new SessionOffer(
              "1.2.3",
              GuardedRules.all(Map.of("nogo", rules)),
              AnalysisTestSession.NOGO_FIRST.engines().subList(0, 1)));

  @ParameterizedTest
  @ValueSource(strings = {"", "\"action\":\"tengen-position\","})
  void aQueryThatNeedsItIsRejected(String action) {
    String query = "{\"id\":\"q\"," + action + GAME + "\n";
    rules.fail(Way.EXCEPTION);
    session.send(query);
    assertThat(session.unread())
        .isEqualTo("{\"id\":\"q\",\"error\":\"the rules of nogo failed\",\"code\":\"refused\"}\n");

    rules.fail(Way.NONE);
    session.send(query);
    session.finishOldest();
    assertThat(session.unread()).startsWith("{\"id\":\"q\",").doesNotContain("error");
  }

  @Test
  void aQueryThatReadsItsMovesIsRejected() {
    rules.fail(Way.MOVES);

    session.send(
        "{\"id\":\"q\",\"avoidMoves\":[{\"player\":\"W\",\"moves\":[\"B2\"],\"untilDepth\":1}],"
            + GAME
            + "\n");

    assertThat(session.unread())
        .isEqualTo("{\"id\":\"q\",\"error\":\"the rules of nogo failed\",\"code\":\"refused\"}\n");
  }
}
