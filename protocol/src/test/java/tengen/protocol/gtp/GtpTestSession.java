package tengen.protocol.gtp;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.protocol.Effect.StartSearch;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.session.SessionPeer;
import tengen.protocol.session.StoneTopics;
import tengen.protocol.session.Telling;
import tengen.rules.Gomoku;
import tengen.rules.NoGo;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Topic;

/** Sessions with the real rules and an engine that answers the last legal move. */
final class GtpTestSession {
  static final Map<String, GameRules> RULES =
      Stream.<GameRules>of(new NoGo(), new Gomoku.Freestyle(), new Gomoku.Renju())
          .collect(Collectors.toMap(GameRules::id, rules -> rules));

  static final OfferedEngine NOGO =
      engine("nogo-classic", Playable.board("nogo", 2, 19), UnaryOperator.identity());
  static final OfferedEngine GOMOKU =
      engine(
          "gomoku-classic",
          Playable.board("gomoku-freestyle", 5, 22),
          playable -> playable.withRectangles(),
          StoneTopics.ALL);

  static final SessionOffer NOGO_FIRST = offer(NOGO, GOMOKU);
  static final SessionOffer GOMOKU_FIRST = offer(GOMOKU, NOGO);

  private GtpTestSession() {}

  static OfferedEngine engine(String id, Playable playable, UnaryOperator<Playable> change) {
    return engine(id, playable, change, List.of());
  }

  static OfferedEngine engine(
      String id, Playable playable, UnaryOperator<Playable> change, List<Topic> topics) {
    return new OfferedEngine(id, "Tengen", List.of(change.apply(playable)), Set.of(), topics);
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
    return new SessionPeer<>(new GtpDialect(() -> 1.5), offer, GtpParser.MAX_LINE_BYTES, answers);
  }

  /** With an engine that says what it thinks. */
  static SessionPeer<GtpState, GtpLine, GtpReply> tellingSession(SessionOffer offer) {
    return session(offer, search -> Telling.answer(rules(search.position().rules()), search));
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
