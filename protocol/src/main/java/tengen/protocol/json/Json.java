package tengen.protocol.json;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** A JSON value (RFC 8259) as a tree. Immutable. */
public sealed interface Json {

  /**
   * An object.
   *
   * @param all fields in the order in which they are written; a repeated name has its last value
   */
  record Fields(Map<String, Json> all) implements Json {
    /** An object without fields. */
    public static final Fields NONE = new Fields(Map.of());

    public Fields {
      all = Collections.unmodifiableMap(new LinkedHashMap<>(all));
    }

    /** Returns an object of texts in the map's order. */
    public static Fields ofTexts(Map<String, String> texts) {
      var all = new LinkedHashMap<String, Json>();
      texts.forEach((name, text) -> all.put(name, new Text(text)));
      return new Fields(all);
    }

    /** Returns the field of this name. */
    public Optional<Json> get(String name) {
      return Optional.ofNullable(all.get(name));
    }

    /** Returns the field of this name if it is text. */
    public Optional<String> text(String name) {
      return all.get(name) instanceof Text(String text) ? Optional.of(text) : Optional.empty();
    }

    /** Returns the object with this field after the others. */
    public Fields with(String name, Json value) {
      var more = new LinkedHashMap<>(all);
      more.put(name, value);
      return new Fields(more);
    }

    /** Returns the object with this field after the others. */
    public Fields with(String name, String value) {
      return with(name, new Text(value));
    }

    /** Returns the object with this field after the others. */
    public Fields with(String name, boolean value) {
      return with(name, new Flag(value));
    }

    /** Returns the object with this field after the others. */
    public Fields with(String name, long value) {
      return with(name, Num.of(value));
    }

    /** Returns the object with this field after the others. */
    public Fields with(String name, double value) {
      return with(name, Num.of(value));
    }

    /** Returns the object with this field after the others. */
    public Fields with(String name, Collection<? extends Json> items) {
      return with(name, new Items(List.copyOf(items)));
    }

    /**
     * Returns the object with this field after the others, or the object itself if the value is
     * empty.
     */
    public Fields with(String name, Optional<String> value) {
      return value.map(text -> with(name, text)).orElse(this);
    }
  }

  /** An array. */
  record Items(List<Json> all) implements Json {
    public Items {
      all = List.copyOf(all);
    }

    /** Returns an array of texts. */
    public static Items ofTexts(Collection<String> texts) {
      return new Items(texts.stream().<Json>map(Text::new).toList());
    }
  }

  /** A string. */
  record Text(String text) implements Json {}

  /**
   * A number with its digits, so that it is written as it was read.
   *
   * @param digits by the grammar of JSON
   */
  record Num(String digits) implements Json {
    /** Maximum length of an integer with a fraction or an exponent, in characters. */
    private static final int MAX_DECIMAL_LENGTH = 40;

    public Num {
      if (!JsonNumbers.isNumber(digits)) {
        throw new IllegalArgumentException("not a JSON number: " + digits);
      }
    }

    /** Returns an integer. */
    public static Num of(long value) {
      return new Num(Long.toString(value));
    }

    /** Returns a finite number. */
    public static Num of(double value) {
      return new Num(Double.toString(value));
    }

    /**
     * Returns the value if it is a 64-bit integer. Its text may have a fraction of zeros or an
     * exponent, such as {@code 15.0}, because JavaScript does not tell them apart.
     */
    public OptionalLong whole() {
      try {
        return OptionalLong.of(
            isDecimal() && digits.length() <= MAX_DECIMAL_LENGTH
                ? new BigDecimal(digits).longValueExact()
                : Long.parseLong(digits));
      } catch (ArithmeticException | NumberFormatException _) {
        return OptionalLong.empty();
      }
    }

    private boolean isDecimal() {
      return digits.indexOf('.') >= 0 || digits.indexOf('e') >= 0 || digits.indexOf('E') >= 0;
    }

    /** Returns the value, rounded; infinite if it is too large. */
    public double value() {
      return Double.parseDouble(digits);
    }
  }

  /** A boolean. */
  record Flag(boolean value) implements Json {}

  /** The value {@code null}. */
  record Null() implements Json {}
}
