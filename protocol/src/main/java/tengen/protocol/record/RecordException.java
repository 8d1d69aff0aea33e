package tengen.protocol.record;

/** Thrown by a reader for a file that it cannot understand. */
final class RecordException extends Exception {
  private static final long serialVersionUID = 1;

  private final int line;

  RecordException(int line, String what) {
    super(what, null, false, false);
    this.line = line;
  }

  RecordReading reading() {
    return new RecordReading.Faulty(line, String.valueOf(getMessage()));
  }
}
