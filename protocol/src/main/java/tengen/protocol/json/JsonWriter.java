package tengen.protocol.json;

import java.io.StringWriter;
import java.io.Writer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/** Writes JSON on one line in ASCII, which is the same in all encodings. */
public final class JsonWriter {
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .build();

  private JsonWriter() {}

  /** Returns the value without a line end. */
  public static String write(Json value) {
    var text = new StringWriter();
    try (JsonGenerator to = generator(text)) {
      write(value, to);
    }
    return text.toString();
  }

  /** Creates a generator, which leaves {@code out} open when it is closed. */
  static JsonGenerator generator(Writer out) {
    return FACTORY.createGenerator(ObjectWriteContext.empty(), out);
  }

  private static void write(Json value, JsonGenerator to) {
    switch (value) {
      case Json.Fields(var all) -> {
        to.writeStartObject();
        all.forEach(
            (name, field) -> {
              to.writeName(name);
              write(field, to);
            });
        to.writeEndObject();
      }
      case Json.Items(var all) -> {
        to.writeStartArray();
        all.forEach(item -> write(item, to));
        to.writeEndArray();
      }
      case Json.Text(String text) -> to.writeString(text);
      case Json.Num(String digits) -> to.writeNumber(digits);
      case Json.Flag(boolean flag) -> to.writeBoolean(flag);
      case Json.Null _ -> to.writeNull();
    }
  }
}
