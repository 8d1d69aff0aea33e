package tengen.cgt.partizan;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import tengen.cgt.Player;

/**
 * NoGo on a board or a part of one: a move may neither capture nor leave its own block without a
 * liberty.
 *
 * <pre>
 * X  Left's stone                    O  Right's
 * B  Left's, with a liberty forever  W  Right's
 * .  empty                           :  empty, closed to both
 * #  no point
 * </pre>
 *
 * Legality is monotone: a point that is illegal for a player now stays illegal. So a point that is
 * closed to both is a liberty forever, and the blocks that touch it do not connect regions. Du,
 * Wei, Mueller, Solving NoGo on Small Rectangular Boards (ACG 2023).
 */
public final class NoGoRegion implements PlacementGame {
  private static final char CLOSED = ':';

  public NoGoRegion() {}

  @Override
  public String id() {
    return "nogo-region";
  }

  @Override
  public String notation() {
    return "rows of X, O, ., #, B and W (stones never short of liberties), : (closed to both), or"
        + " 2x3 with nothing on it; a move names a point: a1";
  }

  @Override
  public String example() {
    return "2x3";
  }

  @Override
  public String symbols() {
    return ".:#XOBW";
  }

  /**
   * Returns whether a neighbour of a stone or point is a liberty or always has one.
   *
   * @param safe the symbol of a stone of the same colour that always has a liberty
   */
  private static boolean isLiberty(char symbol, char safe) {
    return symbol == CellGrid.EMPTY || symbol == CLOSED || symbol == safe;
  }

  @Override
  public boolean isLegal(CellGrid position, int point, Player player) {
    boolean breathes = false;
    for (int neighbour : position.neighbours(point)) {
      char symbol = position.at(neighbour);
      if (isLiberty(symbol, safeStone(player))) {
        breathes = true;
      } else if (symbol == PlacementGame.stone(player)) {
        breathes = breathes || hasOtherLiberty(position, neighbour, point);
      } else if (symbol == PlacementGame.stone(player.other())
          && !hasOtherLiberty(position, neighbour, point)) {
        return false;
      }
    }
    return breathes;
  }

  /**
   * Returns whether a block has a liberty other than the point, or is connected to a stone that
   * always has one.
   */
  private static boolean hasOtherLiberty(CellGrid position, int stone, int point) {
    char colour = position.at(stone);
    char safe = colour == 'X' ? 'B' : 'W';
    BitSet block =
        Components.flood(
            position, stone, Direction.ORTHOGONAL, (cell, next) -> position.at(next) == colour);
    return block.stream()
        .flatMap(cell -> Arrays.stream(position.neighbours(cell)))
        .anyMatch(cell -> cell != point && isLiberty(position.at(cell), safe));
  }

  private static char safeStone(Player player) {
    return player == Player.LEFT ? 'B' : 'W';
  }

  /**
   * Returns the regions: open points, connected directly or by a block that may lose its liberties,
   * with those blocks and the settled points around them.
   */
  @Override
  public List<CellGrid> parts(CellGrid position) {
    CellGrid settled = settled(position);
    BitSet open = new BitSet();
    settled.cellsOf(CellGrid.EMPTY).forEach(open::set);
    return Components.of(
            settled,
            open,
            Direction.ORTHOGONAL,
            (cell, next) -> isLinked(settled.at(cell), settled.at(next)))
        .stream()
        .map(settled::part)
        .toList();
  }

  /**
   * Returns whether a region continues between two points. Safe stones and closed points belong to
   * the region but do not extend it.
   */
  private static boolean isLinked(char from, char to) {
    return switch (from) {
      case 'B', 'W', CLOSED, CellGrid.OUTSIDE -> false;
      case CellGrid.EMPTY -> to != CellGrid.OUTSIDE;
      default -> to == from || to == CellGrid.EMPTY;
    };
  }

  /** Marks closed points, and marks the blocks that touch them or a safe stone as safe. */
  private CellGrid settled(CellGrid position) {
    BitSet closed = new BitSet();
    position.cellsOf(CellGrid.EMPTY).filter(point -> !isOpen(position, point)).forEach(closed::set);
    StringBuilder settled = new StringBuilder(position.cells());
    makeSafe(settled, position, closed, 'X', 'B');
    makeSafe(settled, position, closed, 'O', 'W');
    closed.stream().forEach(point -> settled.setCharAt(point, CLOSED));
    return new CellGrid(position.width(), settled.toString());
  }

  private static void makeSafe(
      StringBuilder settled, CellGrid position, BitSet closed, char stone, char safe) {
    BitSet stones = new BitSet();
    position.cellsOf(stone).forEach(stones::set);
    Components.of(
            position, stones, Direction.ORTHOGONAL, (cell, next) -> position.at(next) == stone)
        .stream()
        .filter(block -> touches(position, block, closed, safe))
        .flatMapToInt(BitSet::stream)
        .forEach(point -> settled.setCharAt(point, safe));
  }

  private static boolean touches(CellGrid position, BitSet block, BitSet closed, char safe) {
    return block.stream()
        .flatMap(cell -> Arrays.stream(position.neighbours(cell)))
        .anyMatch(
            cell -> closed.get(cell) || position.at(cell) == CLOSED || position.at(cell) == safe);
  }
}
