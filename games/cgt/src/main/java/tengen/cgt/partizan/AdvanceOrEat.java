package tengen.cgt.partizan;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.Player;

/**
 * "Advance or Eat" (AtCoder Beginner Contest 229, problem H). Takahashi, here Left, moves a white
 * piece up into an empty cell or removes any black one; Snuke, here Right, does the same with
 * colours exchanged. Every column is a number.
 */
public final class AdvanceOrEat implements GridGame {
  public AdvanceOrEat() {}

  @Override
  public String id() {
    return "advance-or-eat";
  }

  @Override
  public String notation() {
    return "rows of W (moved by Left), B (by Right) and .; a move is from-to, or the"
        + " cell of the piece that is eaten: a1-a2, b2";
  }

  @Override
  public String example() {
    return ".B./WBW/.WW";
  }

  @Override
  public String symbols() {
    return ".WB";
  }

  @Override
  public Stream<GameOption<CellGrid>> options(CellGrid position, Player player) {
    char own = player == Player.LEFT ? 'W' : 'B';
    return IntStream.range(0, position.size())
        .filter(cell -> position.at(cell) != CellGrid.EMPTY)
        .boxed()
        .flatMap(
            cell ->
                position.at(cell) == own
                    ? advance(position, cell)
                    : Stream.of(eat(position, cell)));
  }

  private static Stream<GameOption<CellGrid>> advance(CellGrid position, int cell) {
    int above = position.step(cell, 0, -1);
    if (above < 0 || position.at(above) != CellGrid.EMPTY) {
      return Stream.empty();
    }
    CellGrid after = position.with(above, position.at(cell)).with(cell, CellGrid.EMPTY);
    return Stream.of(new GameOption<>(position.name(cell) + "-" + position.name(above), after));
  }

  private static GameOption<CellGrid> eat(CellGrid position, int cell) {
    return new GameOption<>(position.name(cell), position.with(cell, CellGrid.EMPTY));
  }

  /** Returns the columns that are not empty. */
  @Override
  public List<CellGrid> parts(CellGrid position) {
    return position.columns().filter(column -> !column.cells().matches("\\.*")).toList();
  }
}
