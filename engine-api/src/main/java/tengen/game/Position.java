package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game so far, as plain data: it compares, prints, is stored and sent. Rules go by id, so a
 * position means the same in every process. Nothing here is checked for legality; {@link GameRules}
 * does that.
 *
 * @param rules id of the {@link GameRules}, such as {@code gomoku-renju}
 * @param setup what stood before the first turn
 * @param turns the turns in order, first one first
 * @param toMove who moves next; not bound to the parity of {@code turns}
 */
public record Position(String rules, Setup setup, List<Turn> turns, Side toMove) {
  public Position {
    turns = List.copyOf(turns);
  }

  /** No turn yet, Black to move. Who knows the rules asks {@link GameRules#start}. */
  public static Position start(String rules, Setup setup) {
    return new Position(rules, setup, List.of(), Side.BLACK);
  }

  /**
   * The position after the side to move has made {@code move} in a game of alternate turns. Who
   * knows the rules asks {@link GameRules#play}.
   */
  public Position play(Move move) {
    return play(toMove, move);
  }

  /** The position after {@code side} has made {@code move}, whoever's turn it was. */
  public Position play(Side side, Move move) {
    var longer = new ArrayList<Turn>(turns.size() + 1);
    longer.addAll(turns);
    longer.add(new Turn(side, move));
    return new Position(rules, setup, longer, side.other());
  }

  /** The same stones with {@code side} to move. */
  public Position withToMove(Side side) {
    return new Position(rules, setup, turns, side);
  }

  /** One turn back, with the side of that turn to move; empty where only the setup is left. */
  public Optional<Position> undo() {
    if (turns.isEmpty()) {
      return Optional.empty();
    }
    int last = turns.size() - 1;
    return Optional.of(new Position(rules, setup, turns.subList(0, last), turns.get(last).side()));
  }
}
