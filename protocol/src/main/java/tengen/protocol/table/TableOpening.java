package tengen.protocol.table;

import tengen.game.Position;

/**
 * How a table begins.
 *
 * @param position whose turns were made before
 * @param procedure by which colours are taken; with one the board is empty
 * @param isPrivate whether only its tokens' owners see it
 */
public record TableOpening(
    Position position,
    TablePlayer black,
    TablePlayer white,
    TableClocks control,
    OpeningProcedure procedure,
    boolean isPrivate) {

  /** A copy with these players. */
  public TableOpening with(TablePlayer nextBlack, TablePlayer nextWhite) {
    return new TableOpening(position, nextBlack, nextWhite, control, procedure, isPrivate);
  }

  /** Who sits where, before anything is chosen. */
  public TableSeats seats() {
    return TableSeats.of(procedure, black, white);
  }
}
