package tengen.protocol.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/** Reads a JSON value. Accepts any text: returns a value or an error. */
public final class JsonReader {
  /** Maximum nesting of values; clients need five levels. */
  private static final int MAX_LEVELS = 64;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(MAX_LEVELS).build())
          .build();

  /**
   * Maximum number of values in a client's line, so that a line does not take many times its length
   * in memory. A game of 10,000 moves with its turns has 40,000.
   */
  private static final int MAX_VALUES = 1 << 16;

  private final JsonParser parser;
  private final int maxValues;
  private int values;

  private JsonReader(JsonParser parser, int maxValues) {
    this.parser = parser;
    this.maxValues = maxValues;
  }

  /** Returns the value of bytes of UTF-8, each given as a character of ISO-8859-1. */
  public static JsonReading readBytes(String bytes) {
    String text = new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    return readLine(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
  }

  /** Returns the value of a text in a client's line, which may have a limited number of values. */
  public static JsonReading readLine(String text) {
    return read(text, MAX_VALUES);
  }

  /** Returns the value of a whole text. */
  public static JsonReading read(String text) {
    return read(text, Integer.MAX_VALUE);
  }

  private static JsonReading read(String text, int maxValues) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      return new JsonReader(parser, maxValues).total();
    }
  }

  private JsonReading total() {
    try {
      return read();
    } catch (JacksonException e) {
      var at = Objects.requireNonNullElseGet(e.getLocation(), parser::currentLocation);
      return new JsonReading.Faulty("no JSON from column " + at.getColumnNr());
    }
  }

  private JsonReading read() {
    JsonToken first = parser.nextToken();
    if (first == null) {
      return new JsonReading.Faulty("nothing");
    }
    Json value = value(first);
    if (values > maxValues) {
      return new JsonReading.Faulty("more than " + maxValues + " values");
    }
    return parser.nextToken() == null
        ? new JsonReading.Read(value)
        : new JsonReading.Faulty(
            "more than one value: column " + parser.currentTokenLocation().getColumnNr());
  }

  private Json value(JsonToken token) {
    values++;
    return switch (token) {
      case START_OBJECT -> fields();
      case START_ARRAY -> items();
      case VALUE_STRING -> new Json.Text(parser.getString());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Json.Num(parser.getString());
      case VALUE_TRUE -> new Json.Flag(true);
      case VALUE_FALSE -> new Json.Flag(false);
      case VALUE_NULL -> new Json.Null();
      case NOT_AVAILABLE, END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT ->
          throw new IllegalStateException("a value cannot begin with " + token);
    };
  }

  private Json fields() {
    Map<String, Json> fields = new LinkedHashMap<>();
    while (values <= maxValues && parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      fields.put(name, value(parser.nextToken()));
    }
    return new Json.Fields(fields);
  }

  private Json items() {
    List<Json> items = new ArrayList<>();
    var token = parser.nextToken();
    while (values <= maxValues && token != JsonToken.END_ARRAY) {
      items.add(value(token));
      token = parser.nextToken();
    }
    return new Json.Items(items);
  }
}
