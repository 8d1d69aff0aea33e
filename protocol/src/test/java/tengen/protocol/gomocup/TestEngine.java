package tengen.protocol.gomocup;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Verdict;
import tengen.protocol.Effect.StartSearch;
import tengen.protocol.SessionOffer;
import tengen.protocol.session.SessionPeer;
import tengen.protocol.session.VariationEngine;
import tengen.rules.Gomoku;
import tengen.search.Ability;
import tengen.search.Goal;
import tengen.search.Restriction;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Topic;

/** A test engine: wins if a single stone does it, else plays the first legal move. */
final class TestEngine {
  static final Map<String, GameRules> RULES =
      Stream.<GameRules>of(
              new Gomoku.Freestyle(),
              new Gomoku.Standard(),
              new Gomoku.Renju(),
              new Gomoku.Caro(),
              new Gomoku.StandardCaro(),
              new Gomoku.FreestyleContinuous(),
              new Gomoku.StandardContinuous(),
              new Gomoku.RenjuContinuous(),
              new Gomoku.CaroContinuous(),
              new Gomoku.StandardCaroContinuous())
          .collect(Collectors.toMap(GameRules::id, Function.identity()));

  private static final List<Topic> TOPICS =
      List.of(
          new Topic("threats", "what is threatened", true),
          new Topic("candidates", "what moves are worth", true));

  /** The offer of an engine that plays all rules. */
  static final SessionOffer OFFER =
      offer(
          RULES.keySet().stream()
              .map(id -> Playable.board(id, 5, 22).withRectangles().withOpenings("swap", "swap2"))
              .toList());

  private TestEngine() {}

  static SessionOffer offer(List<Playable> games) {
    return new SessionOffer(
        "0.1.0",
        RULES,
        List.of(
            new SessionOffer.OfferedEngine(
                "stand-in",
                "Nobody",
                games,
                Set.of(Ability.values()),
                TOPICS,
                List.of(),
                new SessionOffer.Resources(4, 64 << 20))));
  }

  static SessionPeer<GomocupState, GomocupCommand, GomocupReply> peer() {
    return peer(OFFER);
  }

  static SessionPeer<GomocupState, GomocupCommand, GomocupReply> peer(SessionOffer offer) {
    return new SessionPeer<>(new GomocupDialect(), offer, 65_536, TestEngine::answer);
  }

  /** Returns a session whose engine plays freestyle and has no further ability. */
  static SessionPeer<GomocupState, GomocupCommand, GomocupReply> plainPeer() {
    return peer(
        new SessionOffer(
            "1",
            RULES,
            List.of(
                new SessionOffer.OfferedEngine(
                    "plain",
                    "Nobody",
                    List.of(Playable.board("gomoku-freestyle", 5, 22)),
                    Set.of(),
                    List.of()))));
  }

  /** Returns a session whose engine reports variations. */
  static SessionPeer<GomocupState, GomocupCommand, GomocupReply> variationPeer() {
    return new SessionPeer<>(
        new GomocupDialect(),
        OFFER,
        65_536,
        search -> VariationEngine.answer(referee(search.position()), search));
  }

  static SearchResult answer(StartSearch<GomocupReply> search) {
    return new SearchResult(
        move(search.goal(), search.position()), new SearchProgress(0, List.of()));
  }

  private static Move move(Goal goal, Position position) {
    return switch (goal) {
      case Goal.Opening _ -> opening(position);
      case Goal.BestMove(int _, List<Restriction> restrictions, boolean _) ->
          best(position, restrictions);
      case Goal.Balance(int points, double _) ->
          new Move.Places(
              referee(position)
                  .legalMoves(position)
                  .limit(points)
                  .map(Move.Place.class::cast)
                  .toList());
    };
  }

  private static Move opening(Position position) {
    return position.turns().isEmpty()
        ? new Move.Places(List.of(new Move.Place(7, 7), new Move.Place(8, 7), new Move.Place(9, 9)))
        : new Move.Swap();
  }

  private static Move best(Position position, List<Restriction> restrictions) {
    GameRules rules = referee(position);
    List<Move> legal =
        rules
            .legalMoves(position)
            .filter(move -> restrictions.stream().noneMatch(ban -> bans(ban, position, move)))
            .toList();
    return legal.stream()
        .filter(move -> wins(rules, position, move))
        .findFirst()
        .orElse(legal.getFirst());
  }

  private static boolean bans(Restriction rule, Position position, Move move) {
    return rule.side() == position.toMove()
        && rule.line().isEmpty()
        && rule.moves().contains(move) != rule.allow();
  }

  private static boolean wins(GameRules rules, Position position, Move move) {
    return rules.verdict(position.play(move)) instanceof Verdict.Won won
        && won.side() == position.toMove();
  }

  static GameRules referee(Position position) {
    GameRules rules = RULES.get(position.rules());
    if (rules == null) {
      throw new IllegalArgumentException("no referee for " + position.rules());
    }
    return rules;
  }
}
