package tengen.cgt.table;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import tengen.cgt.catalog.Catalog;
import tengen.cgt.heaps.WythoffPairs;
import tengen.cgt.impartial.Nimbers;
import tengen.cgt.impartial.WholeNumber;

/** Tables of nimbers, outcomes and periods of impartial games. */
final class ImpartialTables {
  /** The texts before the position for games that the tables name differently. */
  private static final Map<String, String> IDS =
      Map.of(
          "treblecross_row", "treblecross ",
          "turn_1_or_2_within3_from1", "within 3: ",
          "symmetric_pairs_sum_even_from0", "even-pairs ",
          "dawson_chess_row", "dawson-chess ",
          "subtract_1_2_3", "subtraction 1,2,3: ",
          "subtract_2_4", "subtraction 2,4: ");

  private final Catalog catalog;
  private final Map<String, Recomputation> tables = new HashMap<>();

  private ImpartialTables(Catalog catalog) {
    this.catalog = catalog;
    nimbers("octal_nimvalues", 2, row -> "octal %s: %s".formatted(row.field(0), row.field(1)));
    nimbers("subtraction_nimvalues", 2, row -> "subtraction " + row.field(0) + ": " + row.field(1));
    nimbers("heap_games", 2, row -> game(row.field(0)) + row.field(1));
    nimbers("wythoff_sg", 2, row -> "wythoff " + row.field(0) + " " + row.field(1));
    nimbers("coin_turning_1d", 2, row -> game(row.field(0)) + row.field(1));
    nimbers("coin_turning_2d_tartan", 3, ImpartialTables::product);
    nimbers("green_hackenbush", 2, row -> "green-hackenbush " + row.field(1));
    outcomes("moore_nim", 2, row -> "moore " + row.field(0) + ": " + row.list(1));
    outcomes("staircase_nim", 1, row -> "staircase " + row.list(0));
    outcomes("misere_outcomes", 2, row -> "misere-" + game(row.field(0)) + row.list(1));
    tables.put("octal_periods", new OctalPeriods());
    tables.put("subtraction_periods", new SubtractionPeriods());
    tables.put(
        "prime_nim",
        new PrimeNimTable(
            GameTable.ofOutcomes(
                catalog, row -> "prime-nim " + row.field(0) + ": " + row.list(1), 3)));
    tables.put(
        "nim_product",
        (row, _) ->
            RowResult.of(
                row.field(2),
                Long.toUnsignedString(
                    Nimbers.multiply(
                        WholeNumber.parse(row.field(0)), WholeNumber.parse(row.field(1))))));
    tables.put(
        "wythoff_p_positions",
        (row, _) -> RowResult.of(row.from(1), pair(WholeNumber.parse(row.field(0)))));
  }

  /** Returns the tables by name. */
  static Map<String, Recomputation> all(Catalog catalog) {
    return new ImpartialTables(catalog).tables;
  }

  private void nimbers(String table, int column, Function<TableRow, String> position) {
    tables.put(table, GameTable.ofNimbers(catalog, position, column));
  }

  private void outcomes(String table, int column, Function<TableRow, String> position) {
    tables.put(table, GameTable.ofOutcomes(catalog, position, column));
  }

  private static String pair(long k) {
    BigInteger lower = WythoffPairs.lower(BigInteger.valueOf(k));
    return lower + "\t" + lower.add(BigInteger.valueOf(k));
  }

  /** Returns the text before the position, given the table's name of the game. */
  private static String game(String name) {
    return IDS.getOrDefault(name, name.replaceFirst("_from[01]$", "").replace('_', '-') + " ");
  }

  /**
   * Returns the position of a product of two coin games. The tables number Ruler's places from 0,
   * this library from 1.
   */
  private static String product(TableRow row) {
    String[] games = row.field(0).split("_x_", 2);
    return String.format(
        Locale.ROOT,
        "coin-product %s%s: %d,%d",
        direction(games[0]),
        direction(games[1]).strip(),
        place(games[0], row.field(1)),
        place(games[1], row.field(2)));
  }

  private static String direction(String name) {
    return game(name.replaceFirst("0$", ""));
  }

  private static long place(String name, String place) {
    return WholeNumber.parse(place) + (name.equals("ruler0") ? 1 : 0);
  }
}
