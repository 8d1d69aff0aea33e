package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.game.Playable;
import tengen.game.Side;
import tengen.protocol.Effect;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.search.Clock;
import tengen.search.Finding;
import tengen.search.Topic;

/** Requests to solvers and the form of their answers. */
class GtpProofTest {
  private static final OfferedEngine SOLVER =
      GtpTestSession.engine(
          "solver",
          List.of(new Topic("vcf", "fours", true), new Topic("vct", "threes", true)),
          Playable.board("nogo", 2, 19));

  private static String printed(String text, GtpTopics.Form form) {
    return GtpTopics.print(new Finding(text, List.of()), form, Side.WHITE, 9);
  }

  @Test
  void pointsOfAProofAreVertices() {
    assertThat(printed("win 3 nodes 12 pv 0,0 8,8", GtpTopics.Form.PROOF))
        .isEqualTo("win 3 nodes 12 pv A9 J1");
    assertThat(printed("none nodes 7", GtpTopics.Form.PROOF)).isEqualTo("none nodes 7");
    assertThat(printed("win nodes 5 pv 40,40", GtpTopics.Form.PROOF))
        .isEqualTo("win nodes 5 pv 40,40");
  }

  @Test
  void theUalbertaDialectPrintsTheWinnerAndItsMove() {
    assertThat(printed("win nodes 5 pv 2,6", GtpTopics.Form.WINNER)).isEqualTo("w C3");
    assertThat(printed("win nodes 5", GtpTopics.Form.WINNER)).isEqualTo("w");
    assertThat(printed("loss nodes 5", GtpTopics.Form.WINNER)).isEqualTo("b");
    assertThat(printed("none nodes 5", GtpTopics.Form.WINNER)).isEqualTo("unknown");
    assertThat(printed("unknown nodes 5", GtpTopics.Form.WINNER)).isEqualTo("unknown");
  }

  @Test
  void theStrongestSolverIsAskedUnlessOneIsNamed() {
    assertThat(GtpTopics.solver(SOLVER, Optional.empty())).contains("vct");
    assertThat(GtpTopics.solver(SOLVER, Optional.of("vcf"))).contains("vcf");
    assertThat(GtpTopics.solver(SOLVER, Optional.of("solve"))).isEmpty();
    assertThat(GtpTopics.solver(GtpTestSession.NOGO, Optional.empty())).isEmpty();
  }

  @Test
  void theUalbertaTimeLimitAppliesToProofs() {
    var session = GtpTestSession.ualberta(GtpTestSession.offer(SOLVER));
    session.send("timelimit 7\nsolve\n");

    var asked =
        session.effects().stream()
            .filter(Effect.Inspect.class::isInstance)
            .map(effect -> (Effect.Inspect<GtpReply>) effect)
            .toList();
    assertThat(asked).hasSize(1);
    assertThat(asked.getFirst().topic()).isEqualTo("vct");
    Clock clock = asked.getFirst().limits().clock();
    assertThat(clock.turnMs()).isEqualTo(7_000);
  }

  @Test
  void unprovedPositionsAreUnknown() {
    var session = GtpTestSession.ualberta(GtpTestSession.offer(SOLVER));
    session.send("4 solve\n");
    session.failOldest("no answer in time");

    assertThat(session.unread()).isEqualTo("=4 unknown\n\n");
  }

  @Test
  void theUalbertaDialectDefaultsToOneSecondPerMove() {
    var session = GtpTestSession.ualberta(GtpTestSession.NOGO_FIRST);
    session.send("genmove b\n");

    assertThat(session.searches().getFirst().limits().clock().turnMs()).isEqualTo(1_000);
  }
}
