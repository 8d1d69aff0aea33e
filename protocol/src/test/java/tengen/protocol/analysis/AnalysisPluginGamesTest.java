package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import acme.games.Connect6Factory;
import acme.games.OthelloFactory;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tengen.engine.EngineFactory;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.protocol.GuardedRules;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.session.SessionPeer;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/** Messages about games that a page does not know: their looks, and passes. */
class AnalysisPluginGamesTest {
  /** Asks about a position where the plugin's engine expects these moves. */
  private static String answer(EngineFactory plugin, String query, Move... line) {
    var descriptor = plugin.descriptor();
    GameRules rules = plugin.rules().getFirst();
    var engine =
        new OfferedEngine(
            descriptor.id(), descriptor.author(), descriptor.games(), Set.of(), List.of());
    var offer =
        new SessionOffer("1.2.3", GuardedRules.all(Map.of(rules.id(), rules)), List.of(engine));
    SessionPeer<AnalysisState, AnalysisCommand, AnalysisReply> session =
        AnalysisTestSession.session(offer, _ -> result(line));
    session.send(query + "\n");
    var _ = session.finishOldest();
    return session.unread();
  }

  private static SearchResult result(Move... line) {
    var variation =
        new Variation(new Score.Estimate(0.5), List.of(line), 4, 4, 9, OptionalDouble.empty());
    return new SearchResult(line[0], new SearchProgress(9, List.of(variation)));
  }

  @Test
  void aLineSaysItsSidesIfATurnHasSeveralMoves() {
    String query = "{\"id\":\"a\",\"rules\":\"%s\",\"boardXSize\":8,\"boardYSize\":8,\"moves\":[]}";
    Move[] line = {new Place(3, 2), new Place(2, 2), new Place(2, 3), new Place(5, 5)};

    assertThat(answer(new Connect6Factory(), query.formatted("connect6"), line))
        .contains("\"pvPlayers\":\"BWWB\"");
    assertThat(
            answer(new Connect6Factory(), query.formatted("connect6"), line[0], line[1], line[1]))
        .contains("\"pvPlayers\":\"BWW\"");
    assertThat(answer(new OthelloFactory(), query.formatted("othello"), line))
        .contains("\"pv\":[\"D6\"")
        .doesNotContain("pvPlayers");
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
