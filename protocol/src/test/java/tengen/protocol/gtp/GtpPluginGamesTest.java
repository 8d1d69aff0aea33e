package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import acme.games.Connect6Factory;
import acme.games.OthelloFactory;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;
import tengen.engine.EngineFactory;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.session.SessionPeer;

/** Sessions in games of plugins: Connect6 with two stones a turn, Othello with passes. */
class GtpPluginGamesTest {
  static Stream<EngineFactory> plugins() {
    return Stream.of(new Connect6Factory(), new OthelloFactory());
  }

  private static GameRules rules(EngineFactory plugin) {
    return plugin.rules().getFirst();
  }

  private static SessionPeer<GtpState, GtpLine, GtpReply> session(EngineFactory plugin) {
    GameRules rules = rules(plugin);
    var descriptor = plugin.descriptor();
    var engine =
        new OfferedEngine(
            descriptor.id(), descriptor.author(), descriptor.games(), Set.of(), List.of());
    var offer = new SessionOffer("1.2.3", Map.of(rules.id(), rules), List.of(engine));
    return GtpTestSession.session(
        offer,
        search ->
            GtpTestSession.answer(
                rules.legalMoves(search.position()).reduce((_, later) -> later).orElseThrow()));
  }

  private static Position position(SessionPeer<GtpState, GtpLine, GtpReply> session) {
    return session.state().game().position();
  }

  private static String answer(SessionPeer<GtpState, GtpLine, GtpReply> session, String command) {
    session.send(command + "\n");
    while (session.finishOldest()) {
      // finishes all searches
    }
    return session.unread().strip();
  }

  private static Transcript page(String name) throws IOException {
    try (InputStream text = GtpPluginGamesTest.class.getResourceAsStream(name + ".txt")) {
      assertThat(text).as(name).isNotNull();
      return Transcript.parse(
          name,
          TranscriptLibrary.notation("gtp"),
          new String(text.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @ParameterizedTest
  @MethodSource("plugins")
  void theSessionKeepsToThePageOfTheGame(EngineFactory plugin) throws Exception {
    assertThat(TranscriptRunner.run(page(rules(plugin).id()), session(plugin))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("plugins")
  void sessionsBeginOnTheUsualBoard(EngineFactory plugin) {
    GameRules rules = rules(plugin);
    assertThat(position(session(plugin))).isEqualTo(rules.start(rules.usualSetup()));
  }

  @ParameterizedTest
  @MethodSource("plugins")
  void theEnginePlaysBothSidesToTheEndOfTheGame(EngineFactory plugin) {
    GameRules rules = rules(plugin);
    var session = session(plugin);
    assertThat(answer(session, "boardsize 8")).isEqualTo("=");
    while (rules.verdict(position(session)) instanceof Verdict.Open) {
      String side = position(session).toMove() == Side.BLACK ? "b" : "w";
      assertThat(answer(session, "genmove " + side)).matches("= ([A-HJ]\\d|pass)");
    }
    assertThat(answer(session, "final_score")).matches("= ([BW]\\+1|0)");
  }

  @Test
  void inConnect6TheTurnStaysForTheSecondStone() {
    var session = session(new Connect6Factory());
    assertThat(answer(session, "play b k10")).isEqualTo("=");
    assertThat(position(session).toMove()).isEqualTo(Side.WHITE);
    assertThat(answer(session, "genmove w")).startsWith("= ");
    assertThat(position(session).toMove()).isEqualTo(Side.WHITE);
    assertThat(answer(session, "genmove w")).startsWith("= ");
    assertThat(position(session).toMove()).isEqualTo(Side.BLACK);
    assertThat(answer(session, "undo")).isEqualTo("=");
    assertThat(position(session).toMove()).isEqualTo(Side.WHITE);
  }
}
