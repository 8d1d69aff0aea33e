package tengen.protocol.record;

import java.util.List;
import java.util.Optional;

/** The result of reading a file. */
public sealed interface RecordReading {

  /** Returns the record if there is one. */
  default Optional<GameRecord> record() {
    return switch (this) {
      case Read(GameRecord read, _, _) -> Optional.of(read);
      case Faulty _ -> Optional.empty();
    };
  }

  /**
   * A valid record.
   *
   * @param isGomoku whether the file is of Gomoku, by its format or by {@code GM}
   * @param notes the parts of the file that the record leaves out, a line each
   */
  record Read(GameRecord game, boolean isGomoku, List<String> notes) implements RecordReading {
    public Read {
      notes = List.copyOf(notes);
    }
  }

  /**
   * An error.
   *
   * @param line of the error, from 1
   * @param what the error in one line
   */
  record Faulty(int line, String what) implements RecordReading {}
}
