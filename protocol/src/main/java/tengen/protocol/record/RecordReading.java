package tengen.protocol.record;

import java.util.List;
import java.util.Optional;

/** What came of reading a file. */
public sealed interface RecordReading {

  /** The record, if there is one. */
  default Optional<GameRecord> record() {
    return switch (this) {
      case Read(GameRecord read, _, _) -> Optional.of(read);
      case Faulty _ -> Optional.empty();
    };
  }

  /**
   * A record.
   *
   * @param isGomoku whether the file is one of Gomoku, by its format or by {@code GM}
   * @param notes what of the file is not in it, a line each
   */
  record Read(GameRecord game, boolean isGomoku, List<String> notes) implements RecordReading {
    public Read {
      notes = List.copyOf(notes);
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
