package tengen.protocol.json;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/** A value of JSON (RFC 8259) as a tree. Immutable. */
public sealed interface Json {

  /**
   * An object.
   *
   * @param all in the order in which they are written; of two with one name the last
   */
  record Fields(Map<String, Json> all) implements Json {
    /** Without a field. */
    public static final Fields NONE = new Fields(Map.of());

    public Fields {
      all = Collections.unmodifiableMap(new LinkedHashMap<>(all));
    }

    /** An object of texts, in the map's order. */
    public static Fields ofTexts(Map<String, String> texts) {
      var all = new LinkedHashMap<String, Json>();
      texts.forEach((name, text) -> all.put(name, new Text(text)));
      return new Fields(all);
    }

    /** The field of this name. */
    public Optional<Json> get(String name) {
      return Optional.ofNullable(all.get(name));
    }

    /** The field of this name, if it is text. */
    public Optional<String> text(String name) {
      return all.get(name) instanceof Text(String text) ? Optional.of(text) : Optional.empty();
    }

    /** The same object with this field too, behind the others. */
    public Fields with(String name, Json value) {
      var more = new LinkedHashMap<>(all);
      more.put(name, value);
      return new Fields(more);
    }

    /** One more field. */
    public Fields with(String name, String value) {
      return with(name, new Text(value));
    }

    /** One more field. */
    public Fields with(String name, boolean value) {
      return with(name, new Flag(value));
    }

    /** One more field. */
    public Fields with(String name, long value) {
      return with(name, Num.of(value));
    }

    /** One more field. */
    public Fields with(String name, double value) {
      return with(name, Num.of(value));
    }

    /** One more field. */
    public Fields with(String name, Collection<? extends Json> items) {
      return with(name, new Items(List.copyOf(items)));
    }

    /** One more field, if there is a value. */
    public Fields with(String name, Optional<String> value) {
      return value.map(text -> with(name, text)).orElse(this);
    }
  }

  /** An array. */
  record Items(List<Json> all) implements Json {
    public Items {
      all = List.copyOf(all);
    }

    /** An array of texts. */
    public static Items ofTexts(Collection<String> texts) {
      return new Items(texts.stream().<Json>map(Text::new).toList());
    }
  }

  /** A string. */
  record Text(String text) implements Json {}

  /**
   * A number as it is written, so that it is given back as it came.
   *
   * @param digits by the grammar of JSON
   */
  record Num(String digits) implements Json {
    private static final Pattern GRAMMAR =
        Pattern.compile("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?");

    public Num {
      if (!GRAMMAR.matcher(digits).matches()) {
        throw new IllegalArgumentException("no number of JSON: " + digits);
      }
    }

    /** A whole number. */
    public static Num of(long value) {
      return new Num(Long.toString(value));
    }

    /** A finite fraction. */
    public static Num of(double value) {
      return new Num(Double.toString(value));
    }

    /** Its value, if it is whole, written without fraction and exponent, and of 64 bits. */
    public OptionalLong whole() {
      try {
        return OptionalLong.of(Long.parseLong(digits));
      } catch (NumberFormatException _) {
        return OptionalLong.empty();
      }
    }

    /** Its value, rounded; infinite where it is too large. */
    public double value() {
      return Double.parseDouble(digits);
    }
  }

  /** True or false. */
  record Flag(boolean value) implements Json {}

  /** Null. */
  record Null() implements Json {}
}
