package tengen.protocol.botzone;

import java.util.List;
import java.util.Map;
import java.util.Set;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.protocol.Effect.StartSearch;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.session.SessionPeer;
import tengen.protocol.session.VariationEngine;
import tengen.rules.Gomoku;
import tengen.rules.NoGo;
import tengen.search.Ability;
import tengen.search.SearchResult;

/** Sessions with an engine that wins if it can, or plays a first legal move, and reports why. */
final class BotzoneTestSession {
  private static final Map<String, GameRules> RULES =
      Map.of("gomoku-freestyle", new Gomoku.Freestyle(), "nogo", new NoGo());

  static final SessionOffer GOMOKU = offer(Playable.board("gomoku-freestyle", 5, 22));
  static final SessionOffer NOGO = offer(Playable.board("nogo", 2, 19));

  private BotzoneTestSession() {}

  static SessionOffer offer(Playable game) {
    return new SessionOffer(
        "1.2.3",
        RULES,
        List.of(
            new OfferedEngine(
                "stand-in", "Nobody", List.of(game), Set.of(Ability.RESTRICTIONS), List.of())));
  }

  static SessionPeer<BotzoneState, BotzoneCommand, BotzoneReply> session(SessionOffer offer) {
    var dialect = new BotzoneDialect();
    return new SessionPeer<>(dialect, offer, dialect.lineBytes(), BotzoneTestSession::answer);
  }

  private static SearchResult answer(StartSearch<BotzoneReply> search) {
    return VariationEngine.answer(RULES.get(search.position().rules()), search);
  }
}
