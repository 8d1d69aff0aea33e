package tengen.protocol.analysis;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.protocol.Effect.StartSearch;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.session.SessionPeer;
import tengen.protocol.session.StoneTopics;
import tengen.protocol.session.VariationEngine;
import tengen.rules.Gomoku;
import tengen.rules.NoGo;
import tengen.search.Ability;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** Sessions with the real rules and an engine that answers the first legal move. */
final class AnalysisTestSession {
  static final Map<String, GameRules> RULES =
      Stream.<GameRules>of(new NoGo(), new Gomoku.Freestyle(), new Gomoku.Renju())
          .collect(Collectors.toMap(GameRules::id, rules -> rules));

  private static final OfferedEngine NOGO =
      new OfferedEngine(
          "nogo-classic",
          "Tengen",
          List.of(Playable.board("nogo", 2, 19)),
          Set.of(Ability.RESTRICTIONS),
          List.of());
  private static final OfferedEngine GOMOKU =
      new OfferedEngine(
          "gomoku-classic",
          "Tengen",
          List.of(Playable.board("gomoku-freestyle", 5, 22), Playable.board("gomoku-renju", 5, 22)),
          Set.of(),
          StoneTopics.ALL);

  static final SessionOffer NOGO_FIRST = offer(NOGO, GOMOKU);
  static final SessionOffer GOMOKU_FIRST = offer(GOMOKU, NOGO);

  private AnalysisTestSession() {}

  private static SessionOffer offer(OfferedEngine... engines) {
    return new SessionOffer("1.2.3", RULES, List.of(engines));
  }

  static SessionPeer<AnalysisState, AnalysisCommand, AnalysisReply> nogo() {
    return session(NOGO_FIRST);
  }

  static SessionPeer<AnalysisState, AnalysisCommand, AnalysisReply> session(SessionOffer offer) {
    return session(offer, AnalysisTestSession::firstLegalMove);
  }

  /** Returns a session whose engine reports variations. */
  static SessionPeer<AnalysisState, AnalysisCommand, AnalysisReply> withVariations(
      SessionOffer offer) {
    return session(offer, search -> VariationEngine.answer(rules(search), search));
  }

  static SessionPeer<AnalysisState, AnalysisCommand, AnalysisReply> session(
      SessionOffer offer, Function<StartSearch<AnalysisReply>, SearchResult> answers) {
    return new SessionPeer<>(new AnalysisDialect(), offer, AnalysisParser.MAX_LINE_BYTES, answers);
  }

  private static GameRules rules(StartSearch<AnalysisReply> search) {
    return Objects.requireNonNull(RULES.get(search.position().rules()));
  }

  private static SearchResult firstLegalMove(StartSearch<AnalysisReply> search) {
    return new SearchResult(
        rules(search).legalMoves(search.position()).findFirst().orElseThrow(),
        new SearchProgress(1, List.of()));
  }
}
