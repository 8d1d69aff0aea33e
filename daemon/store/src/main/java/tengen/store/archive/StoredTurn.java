package tengen.store.archive;

import java.util.Optional;
import tengen.game.Turn;

/**
 * A turn of a stored game.
 *
 * @param atMs milliseconds since 1970, UTC
 * @param thought the engine's evaluation; empty if the client made the turn
 * @param comment may have several lines; may be empty
 * @param properties of an imported file that are only stored, as SGF text
 */
public record StoredTurn(
    Turn turn, long atMs, Optional<StoredEvaluation> thought, String comment, String properties) {

  /** Creates a turn that is not from a file. */
  public StoredTurn(Turn turn, long atMs, Optional<StoredEvaluation> thought) {
    this(turn, atMs, thought, "", "");
  }

  /** Returns the turn with another comment. */
  StoredTurn commented(String other) {
    return new StoredTurn(turn, atMs, thought, other, properties);
  }

  /** Returns the turn with another time. */
  StoredTurn at(long otherMs) {
    return new StoredTurn(turn, otherMs, thought, comment, properties);
  }
}
