package tengen.cgt.partizan;

import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.Player;

/**
 * A game in which Left puts X and Right puts O on empty cells, and pieces never move or disappear.
 */
interface PlacementGame extends GridGame {
  /** Returns whether a player may play on an empty cell. */
  boolean isLegal(CellGrid position, int cell, Player player);

  @Override
  default Stream<GameOption<CellGrid>> options(CellGrid position, Player player) {
    return position
        .cellsOf(CellGrid.EMPTY)
        .filter(cell -> isLegal(position, cell, player))
        .mapToObj(
            cell -> new GameOption<>(position.name(cell), position.with(cell, stone(player))));
  }

  /** Returns whether some player may play on an empty cell. */
  default boolean isOpen(CellGrid position, int cell) {
    return isLegal(position, cell, Player.LEFT) || isLegal(position, cell, Player.RIGHT);
  }

  /** Returns the symbol of a player. */
  static char stone(Player player) {
    return player == Player.LEFT ? 'X' : 'O';
  }
}
