package tengen.protocol.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.Fault;
import tengen.protocol.words.MoveText;

/**
 * The game that a query means, replayed.
 *
 * @param engine that plays it
 * @param options what is set for it
 * @param rulings the start, and what came of each move
 * @param warning of rules that are not those that were named
 */
record QueriedGame(
    OfferedEngine engine,
    Map<String, String> options,
    GameRules rules,
    MoveText moves,
    List<Ruling> rulings,
    Optional<String> warning) {
  QueriedGame {
    options = Map.copyOf(options);
    rulings = List.copyOf(rulings);
  }

  /** After all moves. */
  Ruling last() {
    return rulings.getLast();
  }

  /** One position of it. */
  Point at(int turn) {
    return new Point(new EngineChoice(engine.id(), options), rulings.get(turn).position(), moves);
  }

  /**
   * A position without its referee, as it waits for an engine.
   *
   * @param engine that is asked
   * @param moves how they are written
   */
  record Point(EngineChoice engine, Position position, MoveText moves) {}

  /** What came of looking for it. */
  sealed interface Found {}

  /** A game. */
  record Game(QueriedGame game) implements Found {}

  /** None. */
  record NoGame(Fault fault) implements Found {}

  /** Replays moves from a start. */
  static Found replay(
      OfferedEngine engine,
      Map<String, String> options,
      GameRules rules,
      Ruling start,
      List<PositionQuery.PlayedMove> played,
      Optional<String> warning) {
    MoveText moves = MoveText.of(start.position().setup());
    List<Ruling> rulings = new ArrayList<>(played.size() + 1);
    rulings.add(start);
    for (var each : played) {
      var move = moves.read(each.move());
      if (move.isEmpty()) {
        return new NoGame(Fault.in("moves", "Could not parse board location: " + each.move()));
      }
      Ruling before = rulings.getLast();
      Ruling asked =
          before.position().toMove() == each.side() ? before : before.withToMove(each.side());
      Optional<String> objection = asked.objection(move.get());
      if (objection.isPresent()) {
        String what =
            "Illegal move " + (rulings.size() - 1) + ": " + each.move() + ": " + objection.get();
        return new NoGame(new Fault(ErrorCode.ILLEGAL_MOVE, Optional.of("moves"), what));
      }
      rulings.add(asked.play(move.get()));
    }
    return new Game(new QueriedGame(engine, options, rules, moves, rulings, warning));
  }
}
