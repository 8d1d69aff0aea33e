package tengen.store.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;
import tengen.protocol.record.SgfProperties;

/**
 * Reads stored JSON. All methods throw an {@link IllegalArgumentException} if a value is missing or
 * has the wrong type.
 */
public final class StoredJson {
  private StoredJson() {}

  /** Returns an optional field's value; empty for an empty text. */
  public static Optional<String> unlessEmpty(String text) {
    return Optional.of(text).filter(it -> !it.isEmpty());
  }

  /** Parses an object. */
  public static Json.Fields fields(String text) {
    if (JsonReader.read(text) instanceof JsonReading.Read(Json.Fields fields)) {
      return fields;
    }
    throw new IllegalArgumentException("not a JSON object: " + text);
  }

  /** Returns a field that is an object. */
  public static Json.Fields object(Json.Fields in, String name) {
    return of(in, name, Json.Fields.class);
  }

  /** Returns a field that is an array of objects. */
  public static List<Json.Fields> items(Json.Fields in, String name) {
    List<Json.Fields> all = new ArrayList<>();
    for (Json item : of(in, name, Json.Items.class).all()) {
      all.add(as(item, name, Json.Fields.class));
    }
    return all;
  }

  /** Returns a field that is an integer. */
  public static long whole(Json.Fields in, String name) {
    return of(in, name, Json.Num.class).whole().orElseThrow(() -> none(name, in));
  }

  /** Returns an optional field that is a number. */
  public static OptionalDouble number(Json.Fields in, String name) {
    return in.get(name).isPresent()
        ? OptionalDouble.of(of(in, name, Json.Num.class).value())
        : OptionalDouble.empty();
  }

  /** Returns an optional field that is a win rate from 0 to 1. */
  public static OptionalDouble rate(Json.Fields in, String name) {
    OptionalDouble rate = number(in, name);
    if (rate.isPresent() && !(rate.getAsDouble() >= 0 && rate.getAsDouble() <= 1)) {
      throw new IllegalArgumentException(name + " is not between 0 and 1 in " + in);
    }
    return rate;
  }

  /** Returns a field that is a string. */
  public static String text(Json.Fields in, String name) {
    return of(in, name, Json.Text.class).text();
  }

  /** Returns a field that is an array of strings. */
  public static List<String> texts(Json.Fields in, String name) {
    List<String> all = new ArrayList<>();
    for (Json item : of(in, name, Json.Items.class).all()) {
      all.add(as(item, name, Json.Text.class).text());
    }
    return all;
  }

  /** Returns an optional field that is an integer. */
  public static OptionalLong maybeWhole(Json.Fields in, String name) {
    return in.get(name).isPresent() ? OptionalLong.of(whole(in, name)) : OptionalLong.empty();
  }

  /** Returns the optional SGF properties; an empty text if they are missing. */
  public static String properties(Json.Fields in) {
    String text = in.text("properties").orElse("");
    if (!SgfProperties.areValid(text)) {
      throw new IllegalArgumentException("invalid SGF properties in " + in);
    }
    return text;
  }

  private static <T extends Json> T of(Json.Fields in, String name, Class<T> kind) {
    return as(in.get(name).orElseThrow(() -> none(name, in)), name, kind);
  }

  private static <T extends Json> T as(Json json, String name, Class<T> kind) {
    if (!kind.isInstance(json)) {
      throw none(name, json);
    }
    return kind.cast(json);
  }

  private static IllegalArgumentException none(String name, Json in) {
    return new IllegalArgumentException("no " + name + " in " + in);
  }
}
