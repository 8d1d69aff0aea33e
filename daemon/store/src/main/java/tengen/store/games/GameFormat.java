package tengen.store.games;

import java.util.Locale;
import java.util.Optional;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.record.Psq;
import tengen.protocol.record.Sgf;
import tengen.store.archive.KeptGame;

/** How games are written to files. */
public enum GameFormat {
  /** Smart Game Format. */
  SGF,
  /** Piskvork's. */
  PSQ,
  /** All that the archive has, on one line. */
  JSON;

  /**
   * The game as a file's text; empty: the format has no words for it.
   *
   * @param family of its rules
   */
  public Optional<String> write(KeptGame game, String family) {
    return switch (this) {
      case SGF -> GameRecords.of(game).filter(Sgf::holds).map(record -> Sgf.print(record, family));
      case PSQ -> GameRecords.of(game).flatMap(record -> Psq.print(record, family));
      case JSON -> Optional.of(JsonWriter.write(GameJson.of(game)) + "\n");
    };
  }

  /** What help shows, and a file's name ends with. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
