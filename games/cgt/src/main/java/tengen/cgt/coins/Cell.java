package tengen.cgt.coins;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The place of a coin in as many dimensions as there are games: {@code 3,4}. */
record Cell(List<Long> places) implements Comparable<Cell> {
  /** Orders cells by row; the last place counts most. */
  private static final Comparator<Cell> ORDER =
      (one, other) ->
          IntStream.iterate(one.places.size() - 1, each -> each >= 0, each -> each - 1)
              .map(each -> Long.compareUnsigned(one.places.get(each), other.places.get(each)))
              .filter(each -> each != 0)
              .findFirst()
              .orElse(0);

  Cell {
    places = List.copyOf(places);
  }

  @Override
  public int compareTo(Cell other) {
    return ORDER.compare(this, other);
  }

  String print() {
    return places.stream().map(Long::toUnsignedString).collect(Collectors.joining(","));
  }
}
