package tengen.protocol.record;

import java.util.Optional;

/** What came of reading a file. */
public sealed interface RecordReading {

  /** The record, if there is one. */
  default Optional<GameRecord> record() {
    return switch (this) {
      case Read(GameRecord read) -> Optional.of(read);
      case Faulty _ -> Optional.empty();
    };
  }

  /** A record. */
  record Read(GameRecord game) implements RecordReading {}

  /**
   * None.
   *
   * @param line of the fault, from 1
   * @param what is wrong, one line
   */
  record Faulty(int line, String what) implements RecordReading {}
}
