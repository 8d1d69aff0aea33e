package tengen.protocol.json;

/** The result of reading JSON. */
public sealed interface JsonReading {

  /** A valid value. */
  record Read(Json value) implements JsonReading {}

  /**
   * An error.
   *
   * @param what the error in one line
   */
  record Faulty(String what) implements JsonReading {}
}
