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

/** Reads one value of JSON. Total: whatever the text is, there is a value or a fault. */
public final class JsonReader {
  /** No client of ours nests deeper than five. */
  private static final int MOST_LEVELS = 64;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(MOST_LEVELS).build())
          .build();

  private JsonReader() {}

  /** The value that these bytes of UTF-8 are, each a character as of ISO-8859-1. */
  public static JsonReading readBytes(String bytes) {
    String text = new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    return read(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
  }

  /** The value that this text is, all of it. */
  public static JsonReading read(String text) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      return total(parser);
    }
  }

  private static JsonReading total(JsonParser parser) {
    try {
      return read(parser);
    } catch (JacksonException e) {
      var at = Objects.requireNonNullElseGet(e.getLocation(), parser::currentLocation);
      return new JsonReading.Faulty("no JSON from column " + at.getColumnNr());
    }
  }

  private static JsonReading read(JsonParser parser) {
    JsonToken first = parser.nextToken();
    if (first == null) {
      return new JsonReading.Faulty("nothing");
    }
    Json value = value(parser, first);
    return parser.nextToken() == null
        ? new JsonReading.Read(value)
        : new JsonReading.Faulty(
            "more than one value: column " + parser.currentTokenLocation().getColumnNr());
  }

  private static Json value(JsonParser parser, JsonToken token) {
    return switch (token) {
      case START_OBJECT -> fields(parser);
      case START_ARRAY -> items(parser);
      case VALUE_STRING -> new Json.Text(parser.getString());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Json.Num(parser.getString());
      case VALUE_TRUE -> new Json.Flag(true);
      case VALUE_FALSE -> new Json.Flag(false);
      case VALUE_NULL -> new Json.Null();
      case NOT_AVAILABLE, END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT ->
          throw new IllegalStateException("no value begins with " + token);
    };
  }

  private static Json fields(JsonParser parser) {
    Map<String, Json> fields = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      fields.put(name, value(parser, parser.nextToken()));
    }
    return new Json.Fields(fields);
  }

  private static Json items(JsonParser parser) {
    List<Json> items = new ArrayList<>();
    for (var token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
      items.add(value(parser, token));
    }
    return new Json.Items(items);
  }
}
