package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.protocol.Effect;
import tengen.protocol.session.SessionPeer;

/** Output for GoGui in addition to replies. */
class GtpGoguiTest {
  private static final String TWO_LINES = "genmove b\n";

  private static List<String> asides(SessionPeer<GtpState, GtpLine, GtpReply> session) {
    return session.effects().stream()
        .filter(Effect.StandardErrorText.class::isInstance)
        .map(effect -> ((Effect.StandardErrorText<GtpReply>) effect).text())
        .toList();
  }

  private static void run(SessionPeer<GtpState, GtpLine, GtpReply> session, String lines) {
    session.send(lines);
    while (session.finishOldest()) {
      // finishes all searches
    }
  }

  @Test
  void theBestLineIsDrawnWhileASearchRunsAndWipedAtItsEnd() {
    var session = GtpTestSession.variationSession(GtpTestSession.NOGO_FIRST);
    run(session, "gogui-version 1.6.0\n" + TWO_LINES);

    assertThat(asides(session))
        .containsExactly(
            """
            gogui-gfx:
            CLEAR
            VAR b A9 w B9
            TEXT 60.0 % 10000 nodes
            """,
            "gogui-gfx: CLEAR");
    assertThat(session.unread()).isEqualTo("= \n\n= A9\n\n");
  }

  @Test
  void aSearchReportsForItsDrawingAlone() {
    var session = GtpTestSession.nogo();
    session.send("gogui-version 1.6.0\ngenmove b\n");

    assertThat(session.searches().getFirst().reportEveryMs()).isEqualTo(GtpGraphics.INTERVAL_MS);
  }

  @Test
  void otherClientsGetOnlyReplies() {
    var session = GtpTestSession.variationSession(GtpTestSession.NOGO_FIRST);
    run(session, "gogui-interrupt\n" + TWO_LINES + "kata-genmove_analyze w 10\n");

    assertThat(asides(session)).isEmpty();
  }

  @Test
  void noAnalysisIsDrawn() {
    var session = GtpTestSession.variationSession(GtpTestSession.NOGO_FIRST);
    run(session, "gogui-version 1.6.0\nlz-analyze b 10\nname\n");

    assertThat(asides(session)).isEmpty();
  }
}
