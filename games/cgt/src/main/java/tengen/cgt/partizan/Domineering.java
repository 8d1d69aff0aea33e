package tengen.cgt.partizan;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.Player;

/**
 * Domineering: Left places a domino vertically, Right horizontally, on two empty cells. Winning
 * Ways, chapter 5.
 */
public final class Domineering implements GridGame {
  public Domineering() {}

  @Override
  public String id() {
    return "domineering";
  }

  @Override
  public String notation() {
    return "rows of . and #, or 2x3 with nothing on it; a move names both cells:" + " a1-a2";
  }

  @Override
  public String example() {
    return "3x3";
  }

  @Override
  public String symbols() {
    return ".#";
  }

  @Override
  public Stream<GameOption<CellGrid>> options(CellGrid position, Player player) {
    Direction direction = player == Player.LEFT ? new Direction(0, -1) : new Direction(1, 0);
    return position
        .cellsOf(CellGrid.EMPTY)
        .boxed()
        .flatMap(
            cell ->
                domino(position, cell, position.step(cell, direction.right(), direction.down())));
  }

  private static Stream<GameOption<CellGrid>> domino(CellGrid position, int cell, int next) {
    if (next < 0 || position.at(next) != CellGrid.EMPTY) {
      return Stream.empty();
    }
    CellGrid after = position.with(cell, CellGrid.OUTSIDE).with(next, CellGrid.OUTSIDE);
    return Stream.of(new GameOption<>(position.name(cell) + "-" + position.name(next), after));
  }

  @Override
  public List<CellGrid> parts(CellGrid position) {
    BitSet empty = position.cellsOf(CellGrid.EMPTY).collect(BitSet::new, BitSet::set, BitSet::or);
    return Components.of(
            position,
            empty,
            Direction.ORTHOGONAL,
            (cell, next) -> position.at(next) == CellGrid.EMPTY)
        .stream()
        .filter(part -> part.cardinality() > 1)
        .map(position::part)
        .toList();
  }
}
