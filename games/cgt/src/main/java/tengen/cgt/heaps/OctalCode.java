package tengen.cgt.heaps;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.cgt.NotationException;

/**
 * Guy and Smith's code of a take-and-break game. Digit k tells what may remain after k are taken:
 * bit 1 nothing, bit 2 a heap, bit 4 two heaps, none of them empty. Guy and Smith, "The G-values of
 * various games", 1956; Winning Ways, chapter 4.
 *
 * @param digits from k = 0 on
 * @param endless whether the last digit repeats forever: {@code 4.333...}
 */
public record OctalCode(List<Integer> digits, boolean endless) {
  static final int NOTHING = 1;
  static final int ONE_HEAP = 2;
  static final int TWO_HEAPS = 4;

  private static final Pattern TEXT = Pattern.compile("([04])?\\.([0-7]{1,1000})(\\.\\.\\.)?");

  public OctalCode {
    digits = List.copyOf(digits);
  }

  /** Reads {@code 0.77}, {@code .77} or {@code 4.333...}. */
  public static OctalCode parse(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      throw new NotationException(
          "'"
              + text
              + "' is not an octal code: 0 or 4, a point and digits 0 to 7, such as 0.77 or"
              + " 4.333...");
    }
    String digits = ("4".equals(parts.group(1)) ? "4" : "0") + parts.group(2);
    return new OctalCode(
        digits.chars().mapToObj(each -> each - '0').toList(), parts.group(3) != null);
  }

  /** Returns whether the digit of {@code taken} has a bit. */
  boolean allows(int bit, long taken) {
    if (Long.compareUnsigned(taken, digits.size()) < 0) {
      return (digits.get((int) taken) & bit) != 0;
    }
    return endless && (digits.getLast() & bit) != 0;
  }

  /** Returns the largest number that an explicit digit describes. */
  int lastDigit() {
    return digits.size() - 1;
  }

  /** Returns the code in the form that {@link #parse} reads. */
  public String print() {
    StringBuilder text = new StringBuilder();
    digits.forEach(text::append);
    text.insert(1, '.');
    return endless ? text + "..." : text.toString();
  }
}
