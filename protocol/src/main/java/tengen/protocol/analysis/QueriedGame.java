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
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.protocol.RulesException;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.words.MoveText;

/**
 * The replayed game of a query.
 *
 * @param engine that plays it
 * @param options values by name
 * @param rulings by turn, 0 being the start; only the requested turns and the last, since each
 *     contains the list of its turns
 * @param warning about rules that differ from those that the query named
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

  /** Returns the position after all moves. */
  Ruling last() {
    return rulings.lastEntry().getValue();
  }

  /** Returns the position at a requested turn. */
  Ruling ruling(int turn) {
    return Objects.requireNonNull(rulings.get(turn));
  }

  /** Returns the position at a requested turn, without its referee. */
  Point at(int turn) {
    return point(ruling(turn));
  }

  /** Returns the position after all moves, without its referee. */
  Point end() {
    return point(last());
  }

  private Point point(Ruling ruling) {
    return new Point(new EngineChoice(engine.id(), options), ruling.position(), moves, rules);
  }

  /**
   * A position without its referee, as it waits for an engine.
   *
   * @param engine the chosen engine
   * @param moves the notation of moves
   */
  record Point(EngineChoice engine, Position position, MoveText moves, GameRules rules) {

    /**
     * Returns the sides that play a line from here, as letters, if its turns do not alternate. Only
     * rules that say how their game looks may have such turns. Stops at a move that they reject.
     */
    Optional<String> players(List<Move> line) {
      try {
        return rules.look().isEmpty() ? Optional.empty() : replayed(line);
      } catch (RulesException _) { // Only the sides are unknown.
        return Optional.empty();
      }
    }

    private Optional<String> replayed(List<Move> line) {
      var letters = new StringBuilder();
      boolean isByTurns = true;
      Position at = position;
      for (Move move : line) {
        letters.append(ResultMessage.letter(at.toMove()));
        if (rules.objection(at, move).isPresent()) {
          break;
        }
        Position next = rules.play(at, move);
        isByTurns &= next.toMove() != at.toMove();
        at = next;
      }
      return isByTurns ? Optional.empty() : Optional.of(letters.toString());
    }
  }

  /** The result of looking for the game. */
  sealed interface Found {}

  /** The game that was found. */
  record Game(QueriedGame game) implements Found {}

  /** No game was found. */
  record NoGame(QueryError fault) implements Found {}

  /**
   * Replays moves from a start.
   *
   * @param turns whose positions are needed
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
        return new NoGame(QueryError.in("moves", "Could not parse board location: " + each.move()));
      }
      Ruling asked =
          before.position().toMove() == each.side() ? before : before.withToMove(each.side());
      Optional<String> objection = asked.objection(move.get());
      if (objection.isPresent()) {
        String what = "Illegal move " + turn + ": " + each.move() + ": " + objection.get();
        return new NoGame(new QueryError(ErrorCode.ILLEGAL_MOVE, Optional.of("moves"), what));
      }
      before = asked.play(move.get());
    }
    rulings.put(played.size(), before);
    return new Game(new QueriedGame(engine, options, rules, moves, rulings, warning));
  }
}
