package tengen.cgt.heaps;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.cgt.impartial.WholeNumber;

/**
 * A move in a heap.
 *
 * @param taken the number taken
 * @param rest the remaining heap, perhaps empty, or two heaps that are not empty, the smaller first
 */
public record HeapMove(long taken, List<Long> rest) {
  /** Matches the number of the heap from 1, the number taken, and the two heaps of a broken one. */
  private static final Pattern TEXT = Pattern.compile("\\d+(?:-(\\d+))?(?::(\\d+),(\\d+))?");

  public HeapMove {
    rest = List.copyOf(rest);
  }

  /** Returns the move that takes {@code taken}. */
  static HeapMove take(long taken, long heap) {
    return new HeapMove(taken, List.of(heap - taken));
  }

  /** Returns the move that takes {@code taken} and breaks the rest. */
  static HeapMove split(long taken, long first, long second) {
    return new HeapMove(
        taken,
        WholeNumber.isAtMost(first, second) ? List.of(first, second) : List.of(second, first));
  }

  /** Reads what {@link #print} wrote, for a heap of this size. */
  static Optional<HeapMove> parse(String text, long heap) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      return Optional.empty();
    }
    long taken = parts.group(1) == null ? 0 : WholeNumber.parse(parts.group(1));
    HeapMove move =
        parts.group(2) == null
            ? take(taken, heap)
            : split(taken, WholeNumber.parse(parts.group(2)), WholeNumber.parse(parts.group(3)));
    return move.leaves(heap) ? Optional.of(move) : Optional.empty();
  }

  /** Returns whether taken and rest add up to the heap without overflow. */
  private boolean leaves(long heap) {
    if (!WholeNumber.isAtMost(taken, heap)) {
      return false;
    }
    long left = heap - taken;
    return isWhole()
        ? rest.getFirst() == left
        : rest.getFirst() != 0
            && WholeNumber.isBelow(rest.getFirst(), left)
            && rest.getFirst() + rest.getLast() == left;
  }

  /** Returns whether the rest is a single heap. */
  boolean isWhole() {
    return rest.size() == 1;
  }

  /**
   * Returns {@code 2-3} for three from the second heap, or {@code 2-1:4,5} if the rest is broken.
   */
  String print(int number) {
    String text = Integer.toString(number);
    if (taken != 0) {
      text += "-" + Long.toUnsignedString(taken);
    }
    return isWhole()
        ? text
        : text
            + ":"
            + Long.toUnsignedString(rest.getFirst())
            + ","
            + Long.toUnsignedString(rest.getLast());
  }
}
