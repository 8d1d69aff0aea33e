package tengen.protocol.record;

import java.util.List;
import java.util.Optional;

/** What came of reading a file. */
public sealed interface RecordReading {

  /** The record, if there is one. */
  default Optional<GameRecord> record() {
    return switch (this) {
      case Read(GameRecord read, _) -> Optional.of(read);
      case Faulty _ -> Optional.empty();
    };
  }

  /**
   * A record.
   *
   * @param notes what of the file is not in it, a line each
   */
  record Read(GameRecord game, List<String> notes) implements RecordReading {
    public Read {
      notes = List.copyOf(notes);
    }

    /** A record with all that its file has. */
    public Read(GameRecord game) {
      this(game, List.of());
    }
  }

  /**
   * None.
   *
   * @param line of the fault, from 1
   * @param what is wrong, one line
   */
  record Faulty(int line, String what) implements RecordReading {}
}
