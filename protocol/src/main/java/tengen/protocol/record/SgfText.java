package tengen.protocol.record;

/**
 * The text of a game of a file.
 *
 * @param line of the file where it begins, from 1
 */
public record SgfText(int line, String text) {

  /** Reads the game's main line; accepts any text. */
  public RecordReading mainLine() {
    return inFile(Sgf.parse(text));
  }

  /** Reads the game with its branches; accepts any text. */
  public RecordReading tree() {
    return inFile(Sgf.parseTree(text));
  }

  private RecordReading inFile(RecordReading reading) {
    return switch (reading) {
      case RecordReading.Faulty(int of, String what) ->
          new RecordReading.Faulty(line - 1 + of, what);
      case RecordReading.Read read -> read;
    };
  }
}
