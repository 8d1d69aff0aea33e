package tengen.cgt.coins;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import tengen.cgt.Budget;
import tengen.cgt.impartial.NimSequence;
import tengen.cgt.impartial.Nimbers;

/** The coins that may be turned together, and the nimber of each head. Thread-safe. */
sealed interface CoinRules {
  /** Returns which coins may be turned together. */
  Turning turning();

  /** Returns the last place of a head. */
  long maxPlace();

  /** Reads the place of a head. */
  default long parsePlace(String text) {
    return Places.parse(text, turning().first(), maxPlace());
  }

  /** Returns the nimber of a head. */
  long nimber(long place, Budget budget);

  /** Returns companions of a head with this nim-sum, which is less than the head's own nimber. */
  Optional<List<Long>> companionsOf(long sum, long place, Budget budget);

  /** Returns the rules of turning a coin, or two within a distance, from place 1. */
  static CoinRules within(long distance) {
    return new ByClosedForm(new Turning.Within(1, distance), new ClosedForm.Modulo(distance));
  }

  /** Returns the rules of turning two coins within a distance, from place 0. */
  static CoinRules twinsWithin(long distance) {
    return new ByClosedForm(
        new Turning.TwinsWithin(0, distance), new ClosedForm.Remainder(distance));
  }

  /** Returns the nimber of several heads. */
  default long sum(List<Long> places, Budget budget) {
    return places.stream().mapToLong(place -> nimber(place, budget)).reduce(0, Nimbers::add);
  }

  /** Rules whose nimbers have a closed form. */
  record ByClosedForm(Turning turning, ClosedForm closedForm) implements CoinRules {
    @Override
    public long maxPlace() {
      return closedForm.maxPlace();
    }

    @Override
    public long nimber(long place, Budget budget) {
      return closedForm.nimber(place);
    }

    @Override
    public Optional<List<Long>> companionsOf(long sum, long place, Budget budget) {
      return Optional.of(closedForm.companionsOf(sum, place));
    }
  }

  /** Rules whose nimbers are computed in turn. */
  record OneByOne(Turning turning, NimSequence values) implements CoinRules {
    /** Returns rules with these moves. */
    static OneByOne of(Turning turning) {
      return new OneByOne(
          turning, NimSequence.endless((values, n, budget) -> next(turning, values, n, budget)));
    }

    private static int next(Turning turning, int[] values, int place, Budget budget) {
      BitSet options = new BitSet();
      budget
          .stopping(turning.companions(place))
          .mapToInt(
              each ->
                  each.stream()
                      .mapToInt(left -> values[left.intValue()])
                      .reduce(0, (a, b) -> a ^ b))
          .forEach(options::set);
      return options.nextClearBit(0);
    }

    @Override
    public long maxPlace() {
      return Places.MAX_PLACE;
    }

    @Override
    public long nimber(long place, Budget budget) {
      return values.at(place, budget);
    }

    @Override
    public Optional<List<Long>> companionsOf(long sum, long place, Budget budget) {
      return turning
          .companions(place)
          .peek(each -> budget.take())
          .filter(each -> sum(each, budget) == sum)
          .findFirst();
    }
  }
}
