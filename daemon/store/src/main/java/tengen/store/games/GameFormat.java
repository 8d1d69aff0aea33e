package tengen.store.games;

import java.util.Locale;
import java.util.Optional;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.record.Psq;
import tengen.protocol.record.Sgf;
import tengen.store.archive.StoredGame;

/** The file formats of games. */
public enum GameFormat {
  /** Smart Game Format. */
  SGF,
  /** The format of Piskvork. */
  PSQ,
  /** The archive's JSON, one game per line. */
  JSON;

  /**
   * Returns a game as a file's text; empty if the format cannot represent it.
   *
   * @param family of its rules
   */
  public Optional<String> write(StoredGame game, String family) {
    return switch (this) {
      case SGF -> GameRecords.of(game).filter(Sgf::holds).map(record -> Sgf.print(record, family));
      case PSQ -> GameRecords.of(game).flatMap(record -> Psq.print(record, family));
      case JSON -> Optional.of(JsonWriter.write(GameJson.of(game)) + "\n");
    };
  }

  /** Returns the name on the command line, which is also the file extension. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
