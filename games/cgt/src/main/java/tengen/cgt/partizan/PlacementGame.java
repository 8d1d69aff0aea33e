package tengen.cgt.partizan;

import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.Player;

/** The players put X, Left's, and O on empty cells, and nothing is ever moved or taken away. */
interface PlacementGame extends GridGame {
  /** Whether a player may play on an empty cell. */
  boolean isLegal(CellGrid position, int cell, Player player);

  @Override
  default Stream<GameOption<CellGrid>> options(CellGrid position, Player player) {
    return position
        .cellsOf(CellGrid.EMPTY)
        .filter(cell -> isLegal(position, cell, player))
        .mapToObj(
            cell -> new GameOption<>(position.name(cell), position.with(cell, stone(player))));
  }

  /** Whether somebody may play on an empty cell. */
  default boolean isOpen(CellGrid position, int cell) {
    return isLegal(position, cell, Player.LEFT) || isLegal(position, cell, Player.RIGHT);
  }

  /** What a player puts. */
  static char stone(Player player) {
    return player == Player.LEFT ? 'X' : 'O';
  }
}
