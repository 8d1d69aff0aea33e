package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import acme.games.Connect6Factory;
import acme.games.OthelloFactory;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tengen.engine.EngineFactory;
import tengen.game.GameRules;
import tengen.protocol.GuardedRules;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.session.SessionPeer;

/** Messages about games that a page does not know: their looks, and passes. */
class AnalysisPluginGamesTest {
  private static String answer(EngineFactory plugin, String query) {
    var descriptor = plugin.descriptor();
    GameRules rules = plugin.rules().getFirst();
    var engine =
        new OfferedEngine(
            descriptor.id(), descriptor.author(), descriptor.games(), Set.of(), List.of());
    var offer =
        new SessionOffer("1.2.3", GuardedRules.all(Map.of(rules.id(), rules)), List.of(engine));
    SessionPeer<AnalysisState, AnalysisCommand, AnalysisReply> session =
        AnalysisTestSession.session(offer);
    session.send(query + "\n");
    return session.unread();
  }

  @Test
  void theGreetingSaysHowAGameLooks() {
    assertThat(answer(new OthelloFactory(), "{\"id\":\"h\",\"action\":\"tengen-hello\"}"))
        .contains(
            "\"id\":\"othello\",\"family\":\"othello\",\"boardXSize\":8,\"boardYSize\":8,"
                + "\"look\":{\"surface\":\"squares\",\"picture\":{\"boardXSize\":8,"
                + "\"boardYSize\":5,\"stones\":[[\"B\",\"C4\"]")
        .contains(
            "\"words\":[{\"language\":\"en\",\"name\":\"Othello\","
                + "\"line\":\"Enclose discs to flip them; more discs win\"}");
    assertThat(answer(new Connect6Factory(), "{\"id\":\"h\",\"action\":\"tengen-hello\"}"))
        .contains("\"look\":{\"surface\":\"points\"");
  }

  /** White cannot flip a disc; Black can. */
  @Test
  void aPositionSaysThatItsSideMayPass() {
    String corner =
        "{\"id\":\"p\",\"action\":\"tengen-position\",\"rules\":\"othello\",\"boardXSize\":8,"
            + "\"boardYSize\":8,\"initialStones\":[[\"B\",\"A8\"],[\"W\",\"B8\"]],"
            + "\"initialPlayer\":\"%s\",\"moves\":[]}";
    assertThat(answer(new OthelloFactory(), corner.formatted("W"))).contains("\"pass\":true");
    assertThat(answer(new OthelloFactory(), corner.formatted("B"))).doesNotContain("pass\":");
  }
}
