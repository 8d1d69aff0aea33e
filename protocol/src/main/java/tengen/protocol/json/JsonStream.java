package tengen.protocol.json;

import java.io.Writer;
import tools.jackson.core.JsonGenerator;

/** A JSON value that is written part by part, for values too large for memory as {@link Json}. */
public final class JsonStream implements AutoCloseable {
  private final JsonGenerator to;

  private JsonStream(JsonGenerator to) {
    this.to = to;
  }

  /** Starts a value. Closing the stream leaves {@code out} open. */
  public static JsonStream to(Writer out) {
    return new JsonStream(JsonWriter.generator(out));
  }

  public void startObject() {
    to.writeStartObject();
  }

  public void endObject() {
    to.writeEndObject();
  }

  public void startArray() {
    to.writeStartArray();
  }

  public void endArray() {
    to.writeEndArray();
  }

  /** Writes the name of a field of an object. Its value follows. */
  public void name(String name) {
    to.writeName(name);
  }

  /** Writes a field of an object. */
  public void field(String name, String value) {
    to.writeStringProperty(name, value);
  }

  /** Writes a field of an object. */
  public void field(String name, long value) {
    to.writeNumberProperty(name, value);
  }

  @Override
  public void close() {
    to.close();
  }
}
