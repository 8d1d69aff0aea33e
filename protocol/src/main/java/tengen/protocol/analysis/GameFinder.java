package tengen.protocol.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Playable;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.NamedStart;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.SessionOffer.OfferedOption;
import tengen.protocol.analysis.QueriedGame.Found;
import tengen.protocol.analysis.QueriedGame.NoGame;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.words.MoveText;

/**
 * Finds the game of a query among the offered engines.
 *
 * @param turns whose positions are needed, beside the last
 */
record GameFinder(SessionOffer offer, Set<Integer> turns) {
  /** Creates a finder for queries about the last position only. */
  GameFinder(SessionOffer offer) {
    this(offer, Set.of());
  }

  /** Returns the game, or why there is none. */
  Found find(PositionQuery query) {
    List<OfferedEngine> engines =
        query
            .engine()
            .map(id -> offer.engines().stream().filter(engine -> engine.id().equals(id)).toList())
            .orElse(offer.engines());
    if (engines.isEmpty()) {
      String what = "no engine " + query.engine().orElse("");
      return new NoGame(new QueryError(ErrorCode.UNKNOWN_ENGINE, Optional.of("engine"), what));
    }
    return query.game().isPresent()
        ? textGame(query, engines, query.game().get())
        : boardGame(query, engines);
  }

  private Found textGame(PositionQuery query, List<OfferedEngine> engines, String text) {
    NamedStart start = NamedStart.parse(text, it -> objection(engines, it).isEmpty());
    Optional<String> objection = objection(engines, start);
    if (objection.isPresent()) {
      return new NoGame(QueryError.in("game", objection.get()));
    }
    GameRules rules = rules(start).orElseThrow();
    OfferedEngine engine = playing(engines, rules, start.setup()).orElseThrow();
    return started(query, engine, rules, start.setup(), Optional.empty());
  }

  private Optional<String> objection(List<OfferedEngine> engines, NamedStart start) {
    return rules(start)
        .filter(known -> playing(engines, known, start.setup()).isPresent())
        .map(known -> known.objection(start.setup()))
        .orElse(Optional.of("no engine here plays " + start.rules()));
  }

  private Optional<GameRules> rules(NamedStart start) {
    return Optional.ofNullable(offer.rules().get(start.rules()));
  }

  private Found boardGame(PositionQuery query, List<OfferedEngine> engines) {
    Optional<GameRules> named = query.rules().map(id -> offer.rules().get(id));
    GameRules rules = named.orElseGet(() -> firstRules(engines));
    Optional<String> warning =
        query
            .rules()
            .filter(name -> named.isEmpty() && !GoRules.isName(name))
            .map(_ -> "these rules are unknown here: " + rules.id() + " instead");
    int width = query.width().orElse(0);
    int height = query.height().orElse(0);
    Setup.Board empty = rules.initialBoard(width, height);
    Optional<OfferedEngine> engine = playing(engines, rules, empty);
    if (engine.isEmpty() || rules.objection(empty).isPresent()) {
      boolean isPlayed = engines.stream().anyMatch(each -> plays(each, rules));
      String what = "no engine here plays " + rules.id();
      return new NoGame(
          isPlayed
              ? QueryError.in("boardXSize", what + " on " + width + " x " + height + " points")
              : QueryError.in("rules", what));
    }
    return query.stones().isEmpty()
        ? started(query, engine.get(), rules, empty, warning)
        : withStones(query, engine.get(), rules, warning);
  }

  /**
   * Returns the rules of the first game of these engines. An engine is offered only if rules for
   * one of its games exist.
   */
  private GameRules firstRules(List<OfferedEngine> engines) {
    return engines.stream()
        .flatMap(engine -> engine.games().stream())
        .flatMap(game -> Optional.ofNullable(offer.rules().get(game.rules())).stream())
        .findFirst()
        .orElseThrow();
  }

  private Found withStones(
      PositionQuery query, OfferedEngine engine, GameRules rules, Optional<String> warning) {
    var text = new MoveText(query.width().orElse(0), query.height().orElse(0));
    List<Place> black = new ArrayList<>();
    List<Place> white = new ArrayList<>();
    List<Place> neutral = new ArrayList<>();
    for (var stone : query.stones()) {
      Optional<Place> place = text.readPlace(stone.vertex());
      if (place.isEmpty()) {
        return new NoGame(
            QueryError.in("initialStones", "Could not parse board location: " + stone.vertex()));
      }
      stone.side().map(side -> side == Side.BLACK ? black : white).orElse(neutral).add(place.get());
    }
    var board = new Setup.Board(text.width(), text.height(), black, white, neutral);
    return rules
        .objection(board)
        .<Found>map(objection -> new NoGame(QueryError.in("initialStones", objection)))
        .orElseGet(() -> started(query, engine, rules, board, warning));
  }

  private Found started(
      PositionQuery query,
      OfferedEngine engine,
      GameRules rules,
      Setup setup,
      Optional<String> warning) {
    Optional<QueryError> fault = optionFault(engine, query.options());
    if (fault.isPresent()) {
      return new NoGame(fault.get());
    }
    Ruling start = rules.judge(rules.start(setup));
    Optional<Side> first =
        query.firstPlayer().or(() -> query.moves().stream().findFirst().map(move -> move.side()));
    return QueriedGame.replay(
        engine,
        engine.canonical(query.options()),
        rules,
        first.map(start::withToMove).orElse(start),
        query.moves(),
        turns,
        warning);
  }

  /** Returns why an option cannot have its value; the first by name. */
  Optional<QueryError> optionFault(OfferedEngine engine, Map<String, String> options) {
    return options.keySet().stream()
        .sorted()
        .flatMap(name -> optionFault(engine, name, options.getOrDefault(name, "")).stream())
        .findFirst();
  }

  private Optional<QueryError> optionFault(OfferedEngine engine, String name, String value) {
    Optional<OfferedOption> option = engine.option(name);
    if (option.isPresent() && !offer.isForQueries(option.get())) {
      String what = "queries may not set option " + name + " of " + engine.id();
      return Optional.of(new QueryError(ErrorCode.DENIED, Optional.of(QueryFields.OPTIONS), what));
    }
    return option.isEmpty()
        ? Optional.of(QueryError.in(QueryFields.OPTIONS, engine.id() + " has no option " + name))
        : option.get().objection().apply(value).map(why -> QueryError.in(QueryFields.OPTIONS, why));
  }

  private static Optional<OfferedEngine> playing(
      List<OfferedEngine> engines, GameRules rules, Setup setup) {
    return engines.stream()
        .filter(engine -> games(engine, rules).stream().anyMatch(game -> game.covers(setup)))
        .findFirst();
  }

  private static boolean plays(OfferedEngine engine, GameRules rules) {
    return !games(engine, rules).isEmpty();
  }

  private static List<Playable> games(OfferedEngine engine, GameRules rules) {
    return engine.games().stream().filter(game -> game.rules().equals(rules.id())).toList();
  }
}
