package tengen.protocol.table;

import tengen.game.Position;
import tengen.game.Side;

/**
 * How a table begins.
 *
 * @param position whose turns were made before
 * @param isPrivate whether only its tokens' owners see it
 */
public record TableOpening(
    Position position,
    TablePlayer black,
    TablePlayer white,
    TableClocks control,
    boolean isPrivate) {

  /** Who plays this side. */
  public TablePlayer player(Side side) {
    return side == Side.BLACK ? black : white;
  }
}
