package tengen.protocol.record;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import tengen.game.Turn;

/**
 * A move with its annotations.
 *
 * @param comment any number of lines; may be empty
 * @param blackWinRate Black's win rate after the move, 0 to 1
 * @param spentMs time spent on the move
 * @param properties SGF properties that are stored unread: see {@link SgfProperties}
 */
public record RecordedMove(
    Turn turn,
    String comment,
    OptionalDouble blackWinRate,
    OptionalLong spentMs,
    String properties) {

  /** Creates a move without unread properties. */
  public RecordedMove(
      Turn turn, String comment, OptionalDouble blackWinRate, OptionalLong spentMs) {
    this(turn, comment, blackWinRate, spentMs, "");
  }

  /** Creates a move without annotations. */
  public RecordedMove(Turn turn) {
    this(turn, "", OptionalDouble.empty(), OptionalLong.empty());
  }

  /** Returns the move with comment and properties appended. */
  RecordedMove with(String moreComment, String moreProperties) {
    return new RecordedMove(
        turn,
        SgfNode.joined(comment, moreComment),
        blackWinRate,
        spentMs,
        properties + moreProperties);
  }
}
