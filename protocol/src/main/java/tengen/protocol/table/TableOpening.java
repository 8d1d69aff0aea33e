package tengen.protocol.table;

import tengen.game.Position;
import tengen.game.Side;

/**
 * The parameters of a new table.
 *
 * @param position with the turns that were made before
 * @param procedure of the opening; requires an empty board
 * @param isPrivate whether only owners of its tokens can see it
 */
public record TableOpening(
    Position position,
    TablePlayer black,
    TablePlayer white,
    TableClocks control,
    OpeningProcedure procedure,
    boolean isPrivate) {

  /** Returns a copy with these players. */
  public TableOpening with(TablePlayer nextBlack, TablePlayer nextWhite) {
    return new TableOpening(position, nextBlack, nextWhite, control, procedure, isPrivate);
  }

  /** Returns the player of a side. */
  public TablePlayer player(Side side) {
    return side == Side.BLACK ? black : white;
  }

  /** Returns whether two persons play, each with a seat of their own. */
  public boolean isMatch() {
    return black.seat() != TableSeat.PLAIN;
  }

  /** Returns the seats before any choice. */
  public TableSeats seats() {
    return TableSeats.of(procedure, black, white);
  }
}
