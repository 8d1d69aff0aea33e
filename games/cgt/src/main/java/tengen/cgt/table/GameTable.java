package tengen.cgt.table;

import java.util.function.BiFunction;
import java.util.function.Function;
import tengen.cgt.Budget;
import tengen.cgt.catalog.Catalog;
import tengen.cgt.catalog.Game;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.NormalPlay;

/**
 * A table whose rows are positions of impartial games with a nimber or an outcome each.
 *
 * @param position returns the position of a row in the catalog's notation
 * @param column index of the expected value
 * @param computed computes the value of a position
 */
record GameTable(
    Catalog catalog,
    Function<TableRow, String> position,
    int column,
    BiFunction<Game<?>, Budget, String> computed)
    implements Recomputation {
  /** Returns a table of nimbers. */
  static GameTable ofNimbers(Catalog catalog, Function<TableRow, String> position, int column) {
    return new GameTable(catalog, position, column, GameTable::nimber);
  }

  /** Returns a table of outcomes, N or P. */
  static GameTable ofOutcomes(Catalog catalog, Function<TableRow, String> position, int column) {
    return new GameTable(catalog, position, column, GameTable::outcome);
  }

  @Override
  public RowResult check(TableRow row, Budget budget) {
    Game<?> game = catalog.parse(position.apply(row));
    return RowResult.of(row.field(column), computed.apply(game, budget));
  }

  private static <P> String nimber(Game<P> game, Budget budget) {
    return game.rules() instanceof NormalPlay<P> rules
        ? Long.toUnsignedString(rules.nimber(game.position(), budget))
        : "none";
  }

  private static <P> String outcome(Game<P> game, Budget budget) {
    return game.rules() instanceof Impartial<P> rules
        ? rules.outcome(game.position(), budget).symbol()
        : "none";
  }
}
