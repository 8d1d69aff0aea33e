package tengen.protocol.analysis;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
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
 * @param rulings by turn, 0 is the start: those that are asked about and the last; all would be as
 *     many lists of turns
 * @param warning of rules that are not those that were named
 */
record QueriedGame(
    OfferedEngine engine,
    Map<String, String> options,
    GameRules rules,
    MoveText moves,
    NavigableMap<Integer, Ruling> rulings,
    Optional<String> warning) {
  QueriedGame {
    options = Map.copyOf(options);
    rulings = Collections.unmodifiableNavigableMap(new TreeMap<>(rulings));
  }

  /** After all moves. */
  Ruling last() {
    return rulings.lastEntry().getValue();
  }

  /** At a turn that is asked about. */
  Ruling ruling(int turn) {
    return Objects.requireNonNull(rulings.get(turn));
  }

  /** The position at a turn that is asked about. */
  Point at(int turn) {
    return point(ruling(turn));
  }

  /** The position after all moves. */
  Point end() {
    return point(last());
  }

  private Point point(Ruling ruling) {
    return new Point(new EngineChoice(engine.id(), options), ruling.position(), moves);
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

  /**
   * Replays moves from a start.
   *
   * @param turns that are asked about
   */
  static Found replay(
      OfferedEngine engine,
      Map<String, String> options,
      GameRules rules,
      Ruling start,
      List<PositionQuery.PlayedMove> played,
      Set<Integer> turns,
      Optional<String> warning) {
    MoveText moves = MoveText.of(start.position().setup());
    NavigableMap<Integer, Ruling> rulings = new TreeMap<>();
    Ruling before = start;
    for (int turn = 0; turn < played.size(); turn++) {
      if (turns.contains(turn)) {
        rulings.put(turn, before);
      }
      var each = played.get(turn);
      var move = moves.read(each.move());
      if (move.isEmpty()) {
        return new NoGame(Fault.in("moves", "Could not parse board location: " + each.move()));
      }
      Ruling asked =
          before.position().toMove() == each.side() ? before : before.withToMove(each.side());
      Optional<String> objection = asked.objection(move.get());
      if (objection.isPresent()) {
        String what = "Illegal move " + turn + ": " + each.move() + ": " + objection.get();
        return new NoGame(new Fault(ErrorCode.ILLEGAL_MOVE, Optional.of("moves"), what));
      }
      before = asked.play(move.get());
    }
    rulings.put(played.size(), before);
    return new Game(new QueriedGame(engine, options, rules, moves, rulings, warning));
  }
}
