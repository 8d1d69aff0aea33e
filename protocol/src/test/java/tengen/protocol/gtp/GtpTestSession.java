package tengen.protocol.gtp;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.protocol.Effect.StartSearch;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.SessionOffer.OfferedOption;
import tengen.protocol.SessionOffer.Resources;
import tengen.protocol.session.SessionPeer;
import tengen.protocol.session.StoneTopics;
import tengen.protocol.session.VariationEngine;
import tengen.rules.Gomoku;
import tengen.rules.NoGo;
import tengen.search.Ability;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Topic;

/** Sessions with the real rules and an engine that answers the last legal move. */
final class GtpTestSession {
  static final Map<String, GameRules> RULES =
      Stream.<GameRules>of(new NoGo(), new Gomoku.Freestyle(), new Gomoku.Renju())
          .collect(Collectors.toMap(GameRules::id, rules -> rules));

  /** The options of the daemon's test engines. */
  private static final List<OfferedOption> OPTIONS =
      List.of(
          option("level", List.of(), "1", "[0-9]"),
          option("book", OfferedOption.ON_OFF, "true", "true|false"),
          option("style", List.of("calm", "wild"), "calm", "calm|wild"),
          new OfferedOption(
              "motto", "nothing", List.of(), true, "on we go", _ -> Optional.empty(), text -> text),
          option("threads", List.of(), "1", "[1-4]"),
          option("seed", List.of(), "1", "-?[0-9]+"));

  static final OfferedEngine NOGO = engine("nogo-classic", Playable.board("nogo", 2, 19));
  static final OfferedEngine GOMOKU =
      engine(
          "gomoku-classic",
          StoneTopics.ALL,
          Playable.board("gomoku-freestyle", 5, 22).withRectangles(),
          Playable.board("gomoku-renju", 5, 22).withRectangles());

  static final SessionOffer NOGO_FIRST = offer(NOGO, GOMOKU);
  static final SessionOffer GOMOKU_FIRST = offer(GOMOKU, NOGO);

  private GtpTestSession() {}

  private static OfferedOption option(
      String name, List<String> words, String value, String pattern) {
    return new OfferedOption(
        name,
        "nothing",
        words,
        false,
        value,
        text ->
            text.matches(pattern)
                ? Optional.empty()
                : Optional.of(name + " " + text + ": " + pattern),
        text -> text);
  }

  static OfferedEngine engine(String id, Playable playable) {
    return engine(id, List.of(), playable);
  }

  static OfferedEngine engine(String id, List<Topic> topics, Playable... games) {
    return new OfferedEngine(
        id,
        "Tengen",
        List.of(games),
        Set.of(Ability.RESTRICTIONS),
        topics,
        OPTIONS,
        new Resources(1, 1 << 20));
  }

  static SessionOffer offer(OfferedEngine... engines) {
    return new SessionOffer("1.2.3", RULES, List.of(engines));
  }

  static SessionPeer<GtpState, GtpLine, GtpReply> nogo() {
    return session(NOGO_FIRST);
  }

  static SessionPeer<GtpState, GtpLine, GtpReply> gomoku() {
    return session(GOMOKU_FIRST);
  }

  static SessionPeer<GtpState, GtpLine, GtpReply> session(SessionOffer offer) {
    return session(offer, GtpTestSession::lastLegalMove);
  }

  static SessionPeer<GtpState, GtpLine, GtpReply> session(
      SessionOffer offer, Function<StartSearch<GtpReply>, SearchResult> answers) {
    return session(new GtpDialect(() -> 1.5), offer, answers);
  }

  static SessionPeer<GtpState, GtpLine, GtpReply> ualberta(SessionOffer offer) {
    return session(GtpDialect.ualberta(), offer, GtpTestSession::lastLegalMove);
  }

  private static SessionPeer<GtpState, GtpLine, GtpReply> session(
      GtpDialect dialect,
      SessionOffer offer,
      Function<StartSearch<GtpReply>, SearchResult> answers) {
    return new SessionPeer<>(dialect, offer, GtpParser.MAX_LINE_BYTES, answers);
  }

  /** Returns a session whose engine reports variations. */
  static SessionPeer<GtpState, GtpLine, GtpReply> variationSession(SessionOffer offer) {
    return session(
        offer, search -> VariationEngine.answer(rules(search.position().rules()), search));
  }

  static SearchResult answer(Move move) {
    return new SearchResult(move, new SearchProgress(1, List.of()));
  }

  static GameRules rules(String id) {
    return Objects.requireNonNull(RULES.get(id), id);
  }

  private static SearchResult lastLegalMove(StartSearch<GtpReply> search) {
    return answer(
        rules(search.position().rules())
            .legalMoves(search.position())
            .reduce((_, later) -> later)
            .orElseThrow());
  }
}
