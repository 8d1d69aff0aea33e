package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game record up to now, as immutable plain data that can be compared, stored and sent. Rules are
 * referred to by id, so a position means the same in every process. Legality is not checked here;
 * {@link GameRules} does that.
 *
 * @param rules id of the {@link GameRules}, such as {@code gomoku-renju}
 * @param setup the stones or text before the first turn
 * @param turns the turns, oldest first
 * @param toMove the side to move, which need not alternate with {@code turns}
 */
public record Position(String rules, Setup setup, List<Turn> turns, Side toMove) {
  public Position {
    turns = List.copyOf(turns);
  }

  /**
   * Returns the position before the first turn with Black to move. Callers that have the rules use
   * {@link GameRules#start}.
   */
  public static Position start(String rules, Setup setup) {
    return new Position(rules, setup, List.of(), Side.BLACK);
  }

  /**
   * Returns the position after the side to move has made {@code move}; the opponent is to move.
   * Callers that have the rules use {@link GameRules#play}.
   */
  public Position play(Move move) {
    return play(toMove, move);
  }

  /**
   * Returns the position after {@code side} has made {@code move}, even out of turn; its opponent
   * is to move.
   */
  public Position play(Side side, Move move) {
    var longer = new ArrayList<Turn>(turns.size() + 1);
    longer.addAll(turns);
    longer.add(new Turn(side, move));
    return new Position(rules, setup, longer, side.other());
  }

  /** Returns a copy with {@code side} to move. */
  public Position withToMove(Side side) {
    return new Position(rules, setup, turns, side);
  }

  /**
   * Returns the position before the last turn, with the side of that turn to move, or empty if no
   * turn is left.
   */
  public Optional<Position> undo() {
    if (turns.isEmpty()) {
      return Optional.empty();
    }
    int last = turns.size() - 1;
    return Optional.of(new Position(rules, setup, turns.subList(0, last), turns.get(last).side()));
  }
}
