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
 * @param properties of SGF that are only kept, as {@link SgfProperties} has them
 */
public record RecordedMove(
    Turn turn,
    String comment,
    OptionalDouble blackWinRate,
    OptionalLong spentMs,
    String properties) {

  /** A move without properties that are only kept. */
  public RecordedMove(
      Turn turn, String comment, OptionalDouble blackWinRate, OptionalLong spentMs) {
    this(turn, comment, blackWinRate, spentMs, "");
  }

  /** A move of which nothing is said. */
  public RecordedMove(Turn turn) {
    this(turn, "", OptionalDouble.empty(), OptionalLong.empty());
  }

  /** A copy with more comment and properties. */
  RecordedMove with(String moreComment, String moreProperties) {
    return new RecordedMove(
        turn,
        SgfNode.joined(comment, moreComment),
        blackWinRate,
        spentMs,
        properties + moreProperties);
  }
}
