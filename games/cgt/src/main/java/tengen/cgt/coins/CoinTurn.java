package tengen.cgt.coins;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.NotationException;
import tengen.cgt.impartial.WholeNumber;

/**
 * A move in a coin-turning game: the coins that are turned at once.
 *
 * @param coins their places, from right to left
 */
record CoinTurn(List<Long> coins) {
  CoinTurn {
    coins = List.copyOf(coins);
  }

  static CoinTurn of(long head, List<Long> companions) {
    return new CoinTurn(Stream.concat(Stream.of(head), companions.stream()).toList());
  }

  /** Reads {@code 9,4}. */
  static Optional<CoinTurn> parse(String text) {
    try {
      return Optional.of(
          new CoinTurn(Stream.of(text.split(",", -1)).map(WholeNumber::parse).toList()));
    } catch (NotationException _) {
      return Optional.empty();
    }
  }

  /** Returns the place of the rightmost coin, which must show heads. */
  long head() {
    return coins.getFirst();
  }

  List<Long> companions() {
    return coins.subList(1, coins.size());
  }

  /** Returns whether the coins are in order, within the row, and may be turned together. */
  boolean isLegal(Turning turning) {
    return WholeNumber.isAtMost(turning.first(), coins.getLast())
        && IntStream.range(1, coins.size())
            .allMatch(i -> WholeNumber.isBelow(coins.get(i), coins.get(i - 1)))
        && turning.allows(companions(), head());
  }

  String print() {
    return String.join(",", coins.stream().map(Long::toUnsignedString).toList());
  }
}
