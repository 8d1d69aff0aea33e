package tengen.protocol.record;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import tengen.game.Turn;

/**
 * One move with what is said of it.
 *
 * @param comment of any number of lines; empty: none
 * @param blackWinRate 0..1 after the move, for Black whoever moved
 * @param spentMs the time it took
 */
public record RecordedMove(
    Turn turn, String comment, OptionalDouble blackWinRate, OptionalLong spentMs) {

  /** A move of which nothing is said. */
  public RecordedMove(Turn turn) {
    this(turn, "", OptionalDouble.empty(), OptionalLong.empty());
  }
}
