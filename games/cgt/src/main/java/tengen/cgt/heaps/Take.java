package tengen.cgt.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.cgt.impartial.WholeNumber;

/**
 * A number taken from a heap: {@code 2-3}.
 *
 * @param index of the heap, from 0; the notation counts from 1
 */
record Take(int index, long taken) {
  private static final Pattern TEXT = Pattern.compile("([1-9][0-9]{0,8})-([1-9][0-9]{0,19})");

  /** Reads a move that takes at least 1 and at most all of a heap. */
  static Optional<Take> parse(String text, List<Long> heaps) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      return Optional.empty();
    }
    Take take = new Take(Integer.parseInt(parts.group(1)) - 1, WholeNumber.parse(parts.group(2)));
    return Optional.of(take)
        .filter(each -> each.index < heaps.size())
        .filter(each -> WholeNumber.isAtMost(each.taken, heaps.get(each.index)));
  }

  String print() {
    return index + 1 + "-" + Long.toUnsignedString(taken);
  }

  /** Returns the heaps after the move. */
  List<Long> from(List<Long> heaps) {
    List<Long> after = new ArrayList<>(heaps);
    after.set(index, heaps.get(index) - taken);
    return List.copyOf(after);
  }
}
