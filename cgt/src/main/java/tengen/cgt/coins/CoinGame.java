package tengen.cgt.coins;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.NotationException;
import tengen.cgt.Option;
import tengen.cgt.Player;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.impartial.Parameter;
import tengen.cgt.impartial.WholeNumber;
import tengen.cgt.impartial.Words;

/**
 * A row of coins, given by the places of its heads. Some are turned at once, the rightmost of them
 * from heads to tails; each head has its own nimber. Winning Ways, chapter 14; Ferguson, Game
 * Theory, part I, section 5.4.
 */
final class CoinGame implements NormalPlay<Row> {
  private static final String MOVES = "; a move is the coins turned, from right to left: ";

  private final String id;
  private final String notation;
  private final Function<String, Row> parser;

  private CoinGame(String id, String notation, Function<String, Row> parser) {
    this.id = id;
    this.notation = notation;
    this.parser = parser;
  }

  /** A game with one set of rules. */
  static CoinGame of(String id, CoinRules rules) {
    String notation =
        "places of the heads, from " + rules.turning().first() + " on" + MOVES + id + " 2 5 9";
    return new CoinGame(id, notation, text -> row(rules, text));
  }

  /** Two coins within a distance that is written before the colon. */
  static CoinGame within() {
    String notation =
        "the largest distance of two coins, a colon, places of the heads, from 1 on"
            + MOVES
            + "within 3: 2 5 9, move 9,6";
    return new CoinGame(
        "within",
        notation,
        text -> {
          Parameter parts = Parameter.parse(text, notation);
          return row(CoinRules.within(Places.parse(parts.value(), 1)), parts.rest());
        });
  }

  private static Row row(CoinRules rules, String text) {
    TreeSet<Long> heads = new TreeSet<>();
    for (String word : Words.of(text)) {
      if (!heads.add(Places.parse(word, rules.turning().first()))) {
        throw new NotationException("coin " + word + " is there once: " + text);
      }
    }
    return new Row(rules, List.copyOf(heads));
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String notation() {
    return notation;
  }

  @Override
  public Row parse(String text) {
    return parser.apply(text);
  }

  @Override
  public String print(Row row) {
    return row.rules().turning().parameter() + WholeNumber.print(row.heads());
  }

  @Override
  public Stream<Option<Row>> options(Row row) {
    return row.options();
  }

  @Override
  public Optional<Row> after(Row row, Player player, String move) {
    return row.after(move);
  }

  @Override
  public long nimber(Row row, Budget budget) {
    return row.nimber(budget);
  }

  @Override
  public Optional<Option<Row>> moveTo(long nimber, Row row, Budget budget) {
    return row.moveTo(nimber, budget);
  }
}
