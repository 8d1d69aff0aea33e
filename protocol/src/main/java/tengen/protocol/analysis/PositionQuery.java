package tengen.protocol.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Side;

/**
 * A game up to a position, as a client writes it; nothing is checked against rules yet.
 *
 * @param engine whose game it is; empty: the first that plays it
 * @param options what is set for it, each by its name
 * @param rules id of the rules; anything else means those of the engine's first game
 * @param game the start of a game without a board, as in {@code nim 3 5}
 * @param width of the board
 * @param height of the board
 * @param firstPlayer who has the first turn; empty: whose move the first is
 */
public record PositionQuery(
    Optional<String> engine,
    Map<String, String> options,
    Optional<String> rules,
    Optional<String> game,
    OptionalInt width,
    OptionalInt height,
    List<Stone> stones,
    Optional<Side> firstPlayer,
    List<PlayedMove> moves) {
  public PositionQuery {
    options = Map.copyOf(options);
    stones = List.copyOf(stones);
    moves = List.copyOf(moves);
  }

  /**
   * A stone before the first turn.
   *
   * @param side whose; empty: nobody's
   */
  public record Stone(Optional<Side> side, String vertex) {}

  /** A move as it is written. */
  public record PlayedMove(Side side, String move) {}
}
