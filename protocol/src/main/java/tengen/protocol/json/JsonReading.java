package tengen.protocol.json;

/** What came of reading JSON. */
public sealed interface JsonReading {

  /** A value. */
  record Read(Json value) implements JsonReading {}

  /**
   * None.
   *
   * @param what is wrong, one line
   */
  record Faulty(String what) implements JsonReading {}
}
