package tengen.cgt.coins;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import tengen.cgt.NotationException;
import tengen.cgt.coins.CoinRules.ByClosedForm;
import tengen.cgt.coins.CoinRules.OneByOne;
import tengen.cgt.coins.Turning.Anywhere;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.RuledGame;
import tengen.cgt.impartial.Words;

/**
 * All coin-turning games. A position is a row of coins, given by the places of its heads. A move
 * turns some coins at once, the rightmost of them from heads to tails. The nimber of a position is
 * the sum of its heads' nimbers. Winning Ways, chapter 14; Ferguson, Game Theory, part I, section
 * 5.4.
 */
public final class CoinGames {
  private static final String MOVES = "; a move is the coins turned, from right to left: 5,2";

  private CoinGames() {}

  /** Returns new games, which share no cached values. */
  public static List<Impartial<?>> all() {
    Map<String, CoinRules> rules =
        new TreeMap<>(
            Map.of(
                "turning-turtles",
                    new ByClosedForm(new Anywhere(1, 1, 2), new ClosedForm.Place(true)),
                "twins", new ByClosedForm(new Anywhere(0, 2, 2), new ClosedForm.Place(false)),
                "mock-turtles", new ByClosedForm(new Anywhere(0, 1, 3), new ClosedForm.Odious()),
                "triplets", new ByClosedForm(new Anywhere(0, 3, 3), new ClosedForm.OdiousFromTwo()),
                "moebius", OneByOne.of(new Anywhere(0, 1, 5)),
                "ruler", new ByClosedForm(new Turning.Contiguous(1), new ClosedForm.LargestPower()),
                "even-pairs",
                    new ByClosedForm(new Turning.EvenSum(0), new ClosedForm.HalfPlace())));
    Stream<Impartial<?>> rows =
        rules.entrySet().stream().map(game -> game(game.getKey(), game.getValue()));
    Stream<Impartial<?>> more =
        Stream.of(
            within("within", 1, "3: 2 5", CoinRules::within),
            within("twins-within", 0, "3: 2 5", CoinRules::twinsWithin),
            new ProductGame(rules));
    return Stream.concat(rows, more).toList();
  }

  private static RuledGame<CoinRow> game(String id, CoinRules rules) {
    String notation = "places of the heads, from " + rules.turning().first() + " on" + MOVES;
    return new RuledGame<>(id, notation, "2 5", text -> row(rules, text), CoinRow::print);
  }

  /** Returns a game of coins within a distance, which is written before the colon. */
  private static RuledGame<CoinRow> within(
      String id, long first, String example, LongFunction<CoinRules> rules) {
    String notation =
        "the largest distance of two coins, a colon, places of the heads, from "
            + first
            + " on"
            + MOVES;
    return RuledGame.withParameter(
        id,
        notation,
        example,
        (value, rest) -> row(rules.apply(Places.parse(value, 1, Places.MAX_PLACE)), rest),
        CoinRow::print);
  }

  private static CoinRow row(CoinRules rules, String text) {
    TreeSet<Long> heads = new TreeSet<>(Long::compareUnsigned);
    for (String word : Words.of(text)) {
      if (!heads.add(rules.parsePlace(word))) {
        throw new NotationException("coin " + word + " is listed twice: " + text);
      }
    }
    return new CoinRow(rules, List.copyOf(heads));
  }
}
