package tengen.cgt.partizan;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.Player;

/**
 * Amazons, for tiny boards: an amazon moves as a queen does, then shoots an arrow, as a queen
 * moves, which blocks the cell where it lands. W. Zamkauskas, 1988.
 */
public final class Amazons implements GridGame {
  public Amazons() {}

  @Override
  public String id() {
    return "amazons";
  }

  @Override
  public String notation() {
    return "rows of L, R, . and # (burnt); a move is from-to/arrow: a1-b2/a1";
  }

  @Override
  public String example() {
    return "L.../...R";
  }

  @Override
  public String symbols() {
    return ".#LR";
  }

  @Override
  public Stream<GameOption<CellGrid>> options(CellGrid position, Player player) {
    return options(position, player, _ -> true);
  }

  /** Lists only the shots of the amazon's way, because a large board has 100,000 moves. */
  @Override
  public Optional<CellGrid> after(CellGrid position, Player player, String move) {
    return options(position, player, move::startsWith)
        .filter(option -> option.move().equals(move))
        .map(GameOption::after)
        .findFirst();
  }

  /**
   * Returns some moves.
   *
   * @param isWanted tests how a move is written up to the amazon's old cell, then up to its new one
   */
  private static Stream<GameOption<CellGrid>> options(
      CellGrid position, Player player, Predicate<String> isWanted) {
    char own = player == Player.LEFT ? 'L' : 'R';
    return position
        .cellsOf(own)
        .filter(from -> isWanted.test(position.name(from) + "-"))
        .boxed()
        .flatMap(
            from ->
                reach(position, from).boxed().flatMap(to -> shots(position, from, to, isWanted)));
  }

  private static Stream<GameOption<CellGrid>> shots(
      CellGrid position, int from, int to, Predicate<String> isWanted) {
    String move = position.name(from) + "-" + position.name(to) + "/";
    if (!isWanted.test(move)) {
      return Stream.empty();
    }
    CellGrid moved = position.with(from, CellGrid.EMPTY).with(to, position.at(from));
    return reach(moved, to)
        .mapToObj(
            hit ->
                GameOption.lazy(
                    move + position.name(hit), () -> moved.with(hit, CellGrid.OUTSIDE)));
  }

  /** Returns the cells that a queen reaches. */
  private static IntStream reach(CellGrid position, int from) {
    return Direction.ALL.stream()
        .flatMapToInt(
            direction ->
                IntStream.iterate(
                    position.step(from, direction.right(), direction.down()),
                    cell -> cell >= 0 && position.at(cell) == CellGrid.EMPTY,
                    cell -> position.step(cell, direction.right(), direction.down())));
  }

  @Override
  public List<CellGrid> parts(CellGrid position) {
    BitSet amazons = new BitSet();
    position.cellsOf('L').forEach(amazons::set);
    position.cellsOf('R').forEach(amazons::set);
    return Components.of(
            position, amazons, Direction.ALL, (cell, next) -> position.at(next) != CellGrid.OUTSIDE)
        .stream()
        .map(position::part)
        .toList();
  }
}
