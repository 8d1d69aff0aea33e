package tengen.cgt.partizan;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import tengen.cgt.Player;

/**
 * Col and Snort: the players colour empty cells. In Col no cell may be next to a cell of the same
 * colour, in Snort none next to a cell of the other colour. ONAG, chapter 8.
 */
final class MapColouring implements PlacementGame {
  private final String id;
  private final boolean isCol;

  private MapColouring(String id, boolean isCol) {
    this.id = id;
    this.isCol = isCol;
  }

  /** Returns Col, Colin Vout's game, where neighbours differ. */
  static MapColouring col() {
    return new MapColouring("col", true);
  }

  /** Returns Snort, Simon Norton's game, where neighbours have the same colour. */
  static MapColouring snort() {
    return new MapColouring("snort", false);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String notation() {
    return "rows of X (Left), O (Right), . and #, or 2x3 with nothing on it; a"
        + " move names a cell: a1";
  }

  @Override
  public String example() {
    return "2x3";
  }

  @Override
  public String symbols() {
    return ".#XO";
  }

  @Override
  public boolean isLegal(CellGrid position, int cell, Player player) {
    char forbidden = PlacementGame.stone(isCol ? player : player.other());
    return Arrays.stream(position.neighbours(cell))
        .noneMatch(each -> position.at(each) == forbidden);
  }

  /**
   * Returns the connected groups of cells that some player may colour, with the colours around
   * them.
   */
  @Override
  public List<CellGrid> parts(CellGrid position) {
    BitSet open = new BitSet();
    position.cellsOf(CellGrid.EMPTY).filter(cell -> isOpen(position, cell)).forEach(open::set);
    return Components.of(position, open, Direction.ORTHOGONAL, (cell, next) -> open.get(next))
        .stream()
        .map(part -> position.part(withColoursAround(position, part)))
        .toList();
  }

  private static BitSet withColoursAround(CellGrid position, BitSet cells) {
    BitSet all = (BitSet) cells.clone();
    cells.stream()
        .flatMap(cell -> Arrays.stream(position.neighbours(cell)))
        .filter(cell -> position.at(cell) != CellGrid.EMPTY)
        .forEach(all::set);
    return all;
  }
}
