package tengen.protocol.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Side;

/**
 * A game up to a position as the client wrote it, not yet checked against rules.
 *
 * @param engine id; empty for the first engine that plays the game
 * @param options values by name
 * @param rules id of rules; any other text selects the rules of the engine's first game
 * @param game the start of a game without a board: {@code nim 3 5}
 * @param width of the board
 * @param height of the board
 * @param firstPlayer side of the first turn; empty for that of the first move
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
   * @param side empty for a neutral stone
   */
  public record Stone(Optional<Side> side, String vertex) {}

  /** A move as written. */
  public record PlayedMove(Side side, String move) {}
}
