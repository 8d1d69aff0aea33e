package tengen.cgt.coins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.LimitException;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.heaps.Subtraction;
import tengen.cgt.impartial.Definition;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.NormalPlay;

/** Compares the theory of each coin game with its moves in every position up to a size. */
final class CoinGamesTest {
  /** Number of places. Each doubles the number of positions. */
  private static final int COINS = Boolean.getBoolean("tengen.long") ? 8 : 6;

  private static NormalPlay<?> game(String id) {
    return (NormalPlay<?>)
        CoinGames.all().stream().filter(game -> game.id().equals(id)).findFirst().orElseThrow();
  }

  /** Returns every set of heads among {@code coins} coins. */
  private static Stream<String> rows(int first, int coins) {
    return IntStream.range(0, 1 << coins).mapToObj(heads -> row(first, heads));
  }

  private static String row(int first, int heads) {
    return IntStream.range(0, Integer.SIZE)
        .filter(coin -> (heads >>> coin & 1) != 0)
        .mapToObj(coin -> Integer.toString(first + coin))
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"twins", "mock-turtles", "triplets", "moebius", "even-pairs"})
  void rowsFromZeroHaveTheirNimbers(String id) {
    Definition.hasNimbers(game(id), rows(0, COINS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"turning-turtles", "ruler"})
  void rowsFromOneHaveTheirNimbers(String id) {
    Definition.hasNimbers(game(id), rows(1, COINS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1: ", "2: ", "3: "})
  void coinsWithinADistanceHaveTheirNimbers(String distance) {
    Definition.hasNimbers(game("within"), rows(1, COINS).map(heads -> distance + heads));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1: ", "2: ", "3: "})
  void twinsWithinADistanceHaveTheirNimbers(String distance) {
    Definition.hasNimbers(game("twins-within"), rows(0, COINS).map(heads -> distance + heads));
  }

  /**
   * Turning exactly two coins equals the subtraction game. A coin turned alone gives each head a
   * nimber of at least 1.
   */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 6})
  void twinsWithinADistanceAreTheSubtractionGame(long distance) {
    for (long place = 1; place < 40; place++) {
      assertThat(CoinRules.twinsWithin(distance).nimber(place, Definition.budget()))
          .isEqualTo(Subtraction.parse("1.." + distance).nimber(place, Definition.budget()));
      assertThat(CoinRules.within(distance).nimber(place, Definition.budget()))
          .isEqualTo(1 + (place - 1) % (distance + 1));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mock-turtles", "triplets", "ruler", "even-pairs"})
  void singleHeadsReachEverySmallerNimber(String id) {
    reachesEverySmallerNimber(game(id), 40);
  }

  private static <P> void reachesEverySmallerNimber(NormalPlay<P> game, int most) {
    for (int place = 1; place <= most; place++) {
      P head = game.parse(Integer.toString(place));
      long own = game.nimber(head, Definition.budget());
      for (long smaller = 0; smaller < own; smaller++) {
        GameOption<P> move = game.moveTo(smaller, head, Definition.budget()).orElseThrow();
        assertThat(game.nimber(move.after(), Definition.budget())).isEqualTo(smaller);
        assertThat(game.after(head, Player.LEFT, move.move())).contains(move.after());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "twins twins,0,3,3",
    "ruler twins,1,3,2",
    "twins mock-turtles,0,3,2",
    "turning-turtles mock-turtles,1,2,3",
    "mock-turtles ruler,0,2,2",
    "twins within-2,0,2,3",
    "twins-within-1 mock-turtles,0,3,2"
  })
  void productsHaveTheNimbersOfTheTartanTheorem(String games, int first, int width, int height) {
    int firstRow = games.endsWith("ruler") || games.endsWith(" within-2") ? 1 : 0;
    Stream<String> positions =
        IntStream.range(0, 1 << (width * height))
            .mapToObj(
                heads ->
                    IntStream.range(0, width * height)
                        .filter(coin -> (heads >>> coin & 1) != 0)
                        .mapToObj(coin -> first + coin % width + "," + (firstRow + coin / width))
                        .collect(Collectors.joining(" ", games + ": ", "")));
    Definition.hasNimbers(game("coin-product"), positions);
  }

  /** Checks every position of a cube with two coins each way, and single heads further away. */
  @ParameterizedTest
  @CsvSource({
    "twins twins twins,0,0,0",
    "twins turning-turtles mock-turtles,0,1,0",
    "ruler within-2 twins-within-2,1,1,0"
  })
  void productsOfThreeHaveTheNimbersOfTheTartanTheorem(String games, int x, int y, int z) {
    Stream<String> cube =
        IntStream.range(0, 1 << 8)
            .mapToObj(
                heads ->
                    IntStream.range(0, 8)
                        .filter(coin -> (heads >>> coin & 1) != 0)
                        .mapToObj(
                            coin ->
                                (x + (coin & 1))
                                    + ","
                                    + (y + (coin >> 1 & 1))
                                    + ","
                                    + (z + (coin >> 2)))
                        .collect(Collectors.joining(" ", games + ": ", "")));
    Definition.hasNimbers(game("coin-product"), cube);
  }

  /** Checks single heads of a product: the nimber is the least that no turn leaves. */
  @Test
  void headsOfProductsOfThreeAreMinimalExcludants() {
    NormalPlay<?> game = game("coin-product");
    headsAreMinimalExcludants(game, "twins twins-within-2 mock-turtles", 5);
    headsAreMinimalExcludants(game, "mock-turtles twins twins", 4);
  }

  private static <P> void headsAreMinimalExcludants(NormalPlay<P> game, String games, int size) {
    Map<String, Long> values = new HashMap<>();
    for (int cell = 0; cell < size * size * size; cell++) {
      String place = cell / (size * size) + "," + cell / size % size + "," + cell % size;
      P head = game.parse(games + ": " + place);
      LongStream options =
          game.options(head)
              .mapToLong(
                  option ->
                      Stream.of(game.print(option.after()).split(": ?", 2)[1].split(" ", -1))
                          .filter(word -> !word.isEmpty())
                          .mapToLong(values::get)
                          .reduce(0, (one, other) -> one ^ other));
      values.put(place, Definition.mex(options));
      assertThat(game.nimber(head, Definition.budget()))
          .as(games + " " + place)
          .isEqualTo(values.get(place));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "turning-turtles,18446744073709551615 5",
    "twins,18446744073709551615 9 1",
    "turning-turtles,9223372036854775808 9223372036854775807",
    "mock-turtles,9223372036854775807 77",
    "triplets,9223372036854775809 3",
    "ruler,18446744073709551615 8",
    "even-pairs,18446744073709551615 3",
    "within,1000000000000: 18446744073709551614 4",
    "within,18446744073709551615: 18446744073709551614 4",
    "twins-within,18446744073709551615: 18446744073709551614 4"
  })
  void placesOf64BitsHaveAWinningMove(String id, String text) {
    Definition.hasWinningMove(game(id), text);
  }

  @Test
  void aMoveOfTooManyCoinsIsUnknown() {
    assertThatThrownBy(
            () ->
                Definition.hasWinningMove(game("ruler"), "2305843009213693952 1152921504606846976"))
        .isInstanceOf(LimitException.class);
  }

  @Test
  void movesThatTheBudgetDoesNotFindAreUnknown() {
    assertThatThrownBy(
            () ->
                firstMove(
                    game("coin-product"), "twins twins: 2305843009213693952,2305843009213693952"))
        .isInstanceOf(LimitException.class);
  }

  private static <P> Optional<GameOption<P>> firstMove(Impartial<P> game, String text) {
    return game.winningMove(game.parse(text), Budget.of(1000));
  }

  @ParameterizedTest
  @CsvSource({
    "turning-turtles,0,0: places are from 1 to 18446744073709551615",
    "twins,18446744073709551616,'''18446744073709551616'' is not a whole number below 2^64'",
    "mock-turtles,9223372036854775808,"
        + "9223372036854775808: places are from 0 to 9223372036854775807",
    "twins,3 3,coin 3 is listed twice: 3 3",
    "coin-product,'twins twins: 3','''3'' is not a place of 2 numbers, such as X,Y'"
  })
  void invalidPositionsAreRejected(String id, String text, String reason) {
    assertThatThrownBy(() -> game(id).parse(text))
        .isInstanceOf(NotationException.class)
        .hasMessage(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "twins,3 5,5",
    "twins,3 5,'3,5'",
    "twins,3 5,'4,3'",
    "twins,3 5,'5,3,1'",
    "ruler,4,'4,2'",
    "ruler,2,'2,1,0'",
    "within,2: 9,'9,6'",
    "even-pairs,9,'9,6'",
    "turning-turtles,3,x",
    "turning-turtles,3,99999999999999999999",
    "coin-product,'twins twins: 3,3','3,2'",
    "coin-product,'twins twins: 3,3','3,2x3'"
  })
  void invalidMovesAreRejected(String id, String text, String move) {
    assertThat(Definition.after(game(id), text, move)).isEmpty();
  }
}
