package tengen.cgt.coins;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tengen.cgt.coins.CoinRules.ByLaw;
import tengen.cgt.coins.CoinRules.OneByOne;
import tengen.cgt.coins.Turning.Anywhere;
import tengen.cgt.impartial.Impartial;

/** Every coin-turning game. */
public final class CoinGames {
  private CoinGames() {}

  /** New ones, which share no values that they remember. */
  public static List<Impartial<?>> all() {
    Map<String, CoinRules> rules =
        new TreeMap<>(
            Map.of(
                "turning-turtles", new ByLaw(new Anywhere(1, 1, 2), new Law.Place(true)),
                "twins", new ByLaw(new Anywhere(0, 2, 2), new Law.Place(false)),
                "mock-turtles", new ByLaw(new Anywhere(0, 1, 3), new Law.Odious()),
                "triplets", new ByLaw(new Anywhere(0, 3, 3), new Law.OdiousFromTwo()),
                "moebius", OneByOne.of(new Anywhere(0, 1, 5)),
                "ruler", new ByLaw(new Turning.Contiguous(1), new Law.LargestPower()),
                "even-pairs", new ByLaw(new Turning.EvenSum(0), new Law.HalfPlace())));
    Stream<Impartial<?>> rows =
        rules.entrySet().stream().map(game -> CoinGame.of(game.getKey(), game.getValue()));
    return Stream.concat(rows, Stream.of(CoinGame.within(), new ProductGame(rules))).toList();
  }
}
