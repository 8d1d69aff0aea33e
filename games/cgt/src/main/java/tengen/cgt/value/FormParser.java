package tengen.cgt.value;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tengen.cgt.NotationException;

/**
 * Reads a value by recursive descent.
 *
 * <pre>
 * value   = game | plusMinus | "-" value | sum
 * game    = "{" [values] "|" [values] "}"
 * values  = value {"," value}
 * plusMinus = "+-" ( "(" values ")" | sum )
 * sum     = [number] [("^" | "v") [count]] ["*" [count]], not empty
 * number  = ["-"] digits ["/" digits]
 * </pre>
 */
final class FormParser {
  private static final int MAX_DEPTH = 200;

  /** Maximum length of a number; reading more digits takes quadratic time. */
  private static final int MAX_DIGITS = 1000;

  /** Maximum number of the values in a value; {@code +-} writes its options twice. */
  private static final int MAX_VALUES = 10_000;

  private static final Pattern SUM =
      Pattern.compile(
          "(?<number>-?[0-9]+(/[0-9]+)?)?((?<arrow>[v^])(?<ups>[0-9]*))?(?<star>\\*(?<nimber>[0-9]*))?");

  private final String text;
  private int at;
  private int depth;
  private int values;

  FormParser(String given) {
    text =
        given
            .replace("↑", "^")
            .replace("↓", "v")
            .replace("⇑", "^2")
            .replace("⇓", "v2")
            .replace("±", "+-")
            .replaceAll("\\s", "");
  }

  WrittenForm parse() {
    WrittenForm value = value();
    if (at < text.length()) {
      throw wrong("the end");
    }
    return value;
  }

  private WrittenForm value() {
    if (++depth > MAX_DEPTH) {
      throw new NotationException("braces are nested deeper than " + MAX_DEPTH);
    }
    count(1);
    WrittenForm value =
        skip("{") ? game() : skip("+-") ? plusMinus() : isMinus() && skip("-") ? minus() : sum();
    depth--;
    return value;
  }

  private void count(int more) {
    values += more;
    if (values > MAX_VALUES) {
      throw new NotationException("a value has at most " + MAX_VALUES + " values in it");
    }
  }

  private WrittenForm minus() {
    int before = values;
    WrittenForm value = value();
    count(values - before);
    return value.negated();
  }

  /** Returns whether the next sign is a minus that does not belong to a number. */
  private boolean isMinus() {
    return text.startsWith("-", at)
        && at + 1 < text.length()
        && "{^v*".indexOf(text.charAt(at + 1)) >= 0;
  }

  private WrittenForm game() {
    List<WrittenForm> left = valuesBefore("|");
    List<WrittenForm> right = valuesBefore("}");
    return new WrittenOptions(left, right);
  }

  private WrittenForm plusMinus() {
    int before = values;
    List<WrittenForm> left = skip("(") ? valuesBefore(")") : List.of(sum());
    count(values - before);
    return new WrittenOptions(left, left.stream().map(WrittenForm::negated).toList());
  }

  private List<WrittenForm> valuesBefore(String end) {
    List<WrittenForm> values = new ArrayList<>();
    if (skip(end)) {
      return values;
    }
    do {
      values.add(value());
    } while (skip(","));
    if (!skip(end)) {
      throw wrong("'" + end + "'");
    }
    return values;
  }

  private WrittenForm sum() {
    Matcher matcher = SUM.matcher(text).region(at, text.length());
    if (!matcher.lookingAt() || matcher.end() == at) {
      throw wrong("a value such as 3/4, 1^2*, *2, +-(1) or {1|*}");
    }
    at = matcher.end();
    int ups = counted(matcher, "arrow", "ups");
    return new NumberUpStar(
        number(matcher.group("number")),
        "v".equals(matcher.group("arrow")) ? -ups : ups,
        counted(matcher, "star", "nimber"));
  }

  private static Dyadic number(@Nullable String digits) {
    if (digits == null) {
      return Dyadic.ZERO;
    }
    if (digits.length() > MAX_DIGITS) {
      throw new NotationException("a number has at most " + MAX_DIGITS + " digits");
    }
    int slash = digits.indexOf('/');
    if (slash < 0) {
      return new Dyadic(new BigInteger(digits), 0);
    }
    BigInteger denominator = new BigInteger(digits.substring(slash + 1));
    if (denominator.bitCount() != 1) {
      throw new NotationException("the denominator must be a power of 2, got " + denominator);
    }
    return new Dyadic(new BigInteger(digits.substring(0, slash)), denominator.getLowestSetBit());
  }

  private static int counted(Matcher matcher, String symbol, String count) {
    if (matcher.group(symbol) == null) {
      return 0;
    }
    String digits = matcher.group(count);
    try {
      return digits.isEmpty() ? 1 : Integer.parseInt(digits);
    } catch (NumberFormatException tooLarge) {
      throw new NotationException(
          "a count must be at most " + Integer.MAX_VALUE + ", got " + digits);
    }
  }

  private boolean skip(String symbol) {
    boolean found = text.startsWith(symbol, at);
    at += found ? symbol.length() : 0;
    return found;
  }

  private NotationException wrong(String wanted) {
    String found = at < text.length() ? "'" + text.substring(at) + "'" : "the end";
    return new NotationException("invalid value: expected " + wanted + ", got " + found);
  }
}
