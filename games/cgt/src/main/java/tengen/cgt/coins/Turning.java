package tengen.cgt.coins;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tengen.cgt.impartial.LazyStreams;
import tengen.cgt.impartial.WholeNumber;

/** The coins that may be turned together, without their values: see {@link CoinRules}. */
sealed interface Turning {
  /** Returns the place of the leftmost coin. */
  long first();

  /** Returns every set of companions of a coin. */
  Stream<List<Long>> companions(long place);

  /** Returns whether these companions may be turned with a coin. */
  boolean allows(List<Long> companions, long place);

  /** Returns the text before the heads of a position: a distance and a colon, or nothing. */
  default String parameter() {
    return "";
  }

  /** Returns the places from a coin's left neighbour down to {@code last}. */
  private static LongStream leftwards(long place, long last) {
    return LongStream.iterate(place, left -> left != last, left -> left - 1).map(left -> left - 1);
  }

  /**
   * Returns the leftmost place that is at most {@code distance} left of a coin.
   *
   * @param first place of the leftmost coin of the game
   */
  private static long leftmost(long place, long first, long distance) {
    return WholeNumber.isAtMost(place - first, distance) ? first : place - distance;
  }

  /** From {@code fewest} to {@code most} coins anywhere. */
  record Anywhere(long first, int fewest, int most) implements Turning {
    @Override
    public Stream<List<Long>> companions(long place) {
      return companions(place, most - 1).filter(each -> each.size() >= fewest - 1);
    }

    private Stream<List<Long>> companions(long place, int atMost) {
      return LazyStreams.startingWith(List.of(), () -> someCompanions(place, atMost));
    }

    private Stream<List<Long>> someCompanions(long place, int atMost) {
      return atMost == 0
          ? Stream.empty()
          : leftwards(place, first)
              .boxed()
              .flatMap(next -> companions(next, atMost - 1).map(rest -> joined(next, rest)));
    }

    private static List<Long> joined(long next, List<Long> rest) {
      List<Long> all = new ArrayList<>(List.of(next));
      all.addAll(rest);
      return all;
    }

    @Override
    public boolean allows(List<Long> companions, long place) {
      return companions.size() >= fewest - 1 && companions.size() < most;
    }
  }

  /** Any number of adjacent coins. */
  record Contiguous(long first) implements Turning {
    @Override
    public Stream<List<Long>> companions(long place) {
      return WholeNumber.upTo(place - first + 1)
          .mapToObj(coins -> leftwards(place, place - coins + 1).boxed().toList());
    }

    @Override
    public boolean allows(List<Long> companions, long place) {
      return companions.isEmpty() || companions.getLast() == place - companions.size();
    }
  }

  /** A coin, or two at most {@code distance} apart. */
  record Within(long first, long distance) implements Turning {
    @Override
    public String parameter() {
      return Long.toUnsignedString(distance) + ": ";
    }

    @Override
    public Stream<List<Long>> companions(long place) {
      return Stream.concat(
          Stream.of(List.of()),
          leftwards(place, leftmost(place, first, distance)).mapToObj(List::of));
    }

    @Override
    public boolean allows(List<Long> companions, long place) {
      return companions.isEmpty()
          || (companions.size() == 1
              && WholeNumber.isAtMost(place - companions.getFirst(), distance));
    }
  }

  /** Two coins at most {@code distance} apart. */
  record TwinsWithin(long first, long distance) implements Turning {
    @Override
    public String parameter() {
      return Long.toUnsignedString(distance) + ": ";
    }

    @Override
    public Stream<List<Long>> companions(long place) {
      return leftwards(place, leftmost(place, first, distance)).mapToObj(List::of);
    }

    @Override
    public boolean allows(List<Long> companions, long place) {
      return companions.size() == 1
          && WholeNumber.isAtMost(place - companions.getFirst(), distance);
    }
  }

  /** A coin, or two whose places have an even sum. */
  record EvenSum(long first) implements Turning {
    @Override
    public Stream<List<Long>> companions(long place) {
      return Stream.concat(
          Stream.of(List.of()),
          leftwards(place, first).filter(left -> ((left ^ place) & 1) == 0).mapToObj(List::of));
    }

    @Override
    public boolean allows(List<Long> companions, long place) {
      return companions.isEmpty()
          || (companions.size() == 1 && ((companions.getFirst() ^ place) & 1) == 0);
    }
  }
}
