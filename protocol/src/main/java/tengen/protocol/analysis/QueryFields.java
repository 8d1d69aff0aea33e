package tengen.protocol.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tengen.game.Side;
import tengen.protocol.fault.QueryError;
import tengen.protocol.json.Json;

/**
 * Reads the fields of a query as values. The first invalid field becomes the query's error; values
 * read after it are not used. Confined to one thread.
 */
final class QueryFields {
  static final String ALLOW = "allowMoves";
  static final String AVOID = "avoidMoves";
  static final String OPTIONS = "options";

  /** Maximum length of a name, a token, a move or the value of an option, in UTF-16 characters. */
  static final int MAX_TEXT_CHARACTERS = 1024;

  private static final int MAX_OPTIONS = 100;

  private static final String PLAYER = "Must be \"B\" or \"W\"";

  private final Json.Fields query;
  private @Nullable QueryError fault;

  QueryFields(Json.Fields query) {
    this.query = query;
  }

  /** Returns the first error. */
  Optional<QueryError> fault() {
    return Optional.ofNullable(fault);
  }

  void fail(String field, String message) {
    if (fault == null) {
      fault = QueryError.in(field, message);
    }
  }

  boolean has(String name) {
    return query.get(name).isPresent();
  }

  private <T> Optional<T> read(String name, String wanted, Function<Json, Optional<T>> reader) {
    Optional<Json> field = query.get(name);
    Optional<T> value = field.flatMap(reader);
    if (field.isPresent() && value.isEmpty()) {
      fail(name, wanted);
    }
    return value;
  }

  /** Returns a string if present. */
  Optional<String> text(String name) {
    return read(name, "Must be a string", QueryFields::text);
  }

  /** Returns a required string. */
  String neededText(String name) {
    Optional<String> text = text(name);
    if (text.isEmpty()) {
      fail(name, "Must be a string");
    }
    return text.orElse("");
  }

  /** Returns a string of limited length if present. */
  Optional<String> shortText(String name) {
    return text(name).filter(text -> isShort(name, text));
  }

  /** Returns a required string of limited length. */
  String neededShortText(String name) {
    String text = neededText(name);
    return isShort(name, text) ? text : "";
  }

  private boolean isShort(String name, String text) {
    boolean isShort = text.length() <= MAX_TEXT_CHARACTERS;
    if (!isShort) {
      fail(name, "Must be at most " + MAX_TEXT_CHARACTERS + " characters");
    }
    return isShort;
  }

  /** Returns a string if present, or the empty string for an object. */
  Optional<String> textOrObject(String name) {
    return read(
        name,
        "Must be a string or an object",
        value -> value instanceof Json.Fields ? Optional.of("") : text(value));
  }

  /** Returns an integer if present. */
  OptionalLong whole(String name, long min, long max) {
    return asLong(
        read(
            name,
            "Must be an integer from " + min + " to " + max,
            value -> whole(value).filter(number -> min <= number && number <= max)));
  }

  /** Returns a number if present. */
  OptionalDouble number(String name, double min, double max) {
    return read(
            name,
            "Must be a number from " + min + " to " + max,
            value ->
                value instanceof Json.Num num && num.value() >= min && num.value() <= max
                    ? Optional.of(num.value())
                    : Optional.empty())
        .map(OptionalDouble::of)
        .orElseGet(OptionalDouble::empty);
  }

  /** Returns a boolean; false if absent. */
  boolean flag(String name) {
    return read(
            name,
            "Must be true or false",
            value ->
                value instanceof Json.Flag(boolean flag) ? Optional.of(flag) : Optional.empty())
        .orElse(false);
  }

  /** Returns an object; empty if absent. */
  QueryFields object(String name) {
    return new QueryFields(
        read(name, "Must be an object", QueryFields::object).orElse(Json.Fields.NONE));
  }

  /** Returns the numbers among all fields, whatever their names. */
  List<Double> numbers() {
    return query.all().values().stream()
        .filter(Json.Num.class::isInstance)
        .map(value -> ((Json.Num) value).value())
        .toList();
  }

  /** Returns an engine's options by name as text; none if absent. */
  Map<String, String> options() {
    Map<String, Json> given = object(OPTIONS).query.all();
    if (given.size() > MAX_OPTIONS) {
      fail(OPTIONS, "Must be at most " + MAX_OPTIONS + " options");
      return Map.of();
    }
    Map<String, String> values = new HashMap<>();
    given.forEach(
        (name, value) ->
            optionText(value)
                .ifPresentOrElse(
                    text -> values.put(name, text),
                    () -> fail(OPTIONS, name + ": Must be a string, a number, true or false")));
    if (values.entrySet().stream().anyMatch(QueryFields::isTooLong)) {
      fail(OPTIONS, "Names and values must be at most " + MAX_TEXT_CHARACTERS + " characters");
      return Map.of();
    }
    return values;
  }

  private static boolean isTooLong(Map.Entry<String, String> option) {
    return option.getKey().length() > MAX_TEXT_CHARACTERS
        || option.getValue().length() > MAX_TEXT_CHARACTERS;
  }

  private static Optional<String> optionText(Json value) {
    return switch (value) {
      case Json.Text(String text) -> Optional.of(text);
      case Json.Flag(boolean flag) -> Optional.of(Boolean.toString(flag));
      case Json.Num number -> whole(number).map(it -> Long.toString(it));
      default -> Optional.empty();
    };
  }

  /** Records the error of a nested object as the error of a field. */
  void failWith(String name, QueryFields nested) {
    nested
        .fault()
        .ifPresent(inner -> fail(name, inner.field().orElse("") + ": " + inner.message()));
  }

  Optional<Side> side(String name) {
    return read(name, PLAYER, QueryFields::side);
  }

  /** Returns integers if present. */
  Optional<List<Long>> wholes(String name, long min, long max) {
    return list(
        name,
        "Must be an array of integers from " + min + " to " + max,
        value -> whole(value).filter(number -> min <= number && number <= max));
  }

  Optional<List<String>> texts(String name) {
    return list(name, "Must be an array of strings", QueryFields::text);
  }

  /** Returns an array of objects; empty if absent. */
  List<QueryFields> objects(String name) {
    return list(name, "Must be an array of objects", QueryFields::object).orElse(List.of()).stream()
        .map(QueryFields::new)
        .toList();
  }

  /** Returns an array of pairs if present, each converted by the reader. */
  <T> Optional<List<T>> pairs(
      String name, String players, Function<List<String>, Optional<T>> reader) {
    return list(
        name,
        "Must be an array of pairs of the form: [" + players + ", move]",
        value ->
            value instanceof Json.Items(var items)
                    && items.size() == 2
                    && items.getFirst() instanceof Json.Text(String first)
                    && items.getLast() instanceof Json.Text(String second)
                ? reader.apply(List.of(first, second))
                : Optional.empty());
  }

  private <T> Optional<List<T>> list(
      String name, String wanted, Function<Json, Optional<T>> reader) {
    return read(
        name,
        wanted,
        value -> value instanceof Json.Items(var items) ? all(items, reader) : Optional.empty());
  }

  private static <T> Optional<List<T>> all(List<Json> items, Function<Json, Optional<T>> reader) {
    List<T> values = new ArrayList<>(items.size());
    for (Json item : items) {
      reader.apply(item).ifPresent(values::add);
    }
    return values.size() == items.size() ? Optional.of(values) : Optional.empty();
  }

  private static Optional<String> text(Json value) {
    return value instanceof Json.Text(String text) ? Optional.of(text) : Optional.empty();
  }

  private static Optional<Json.Fields> object(Json value) {
    return value instanceof Json.Fields fields ? Optional.of(fields) : Optional.empty();
  }

  private static Optional<Long> whole(Json value) {
    OptionalLong whole = value instanceof Json.Num num ? num.whole() : OptionalLong.empty();
    return whole.isPresent() ? Optional.of(whole.getAsLong()) : Optional.empty();
  }

  private static OptionalLong asLong(Optional<Long> value) {
    return value.map(OptionalLong::of).orElseGet(OptionalLong::empty);
  }

  private static Optional<Side> side(Json value) {
    return text(value).flatMap(QueryFields::sideNamed);
  }

  /** Returns the side with a short or long name, in any case. */
  static Optional<Side> sideNamed(String name) {
    if (name.equalsIgnoreCase("B") || name.equalsIgnoreCase("black")) {
      return Optional.of(Side.BLACK);
    }
    return name.equalsIgnoreCase("W") || name.equalsIgnoreCase("white")
        ? Optional.of(Side.WHITE)
        : Optional.empty();
  }
}
