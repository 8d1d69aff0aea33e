package tengen.store.archive;

import java.util.Optional;
import tengen.game.Turn;

/**
 * A turn of a kept game.
 *
 * @param atMs when it was made, since 1970, UTC
 * @param thought empty: the client made it
 * @param comment that its file had, of any number of lines; empty: none
 * @param properties of SGF that its file had and that are only kept, as text of SGF
 */
public record KeptTurn(
    Turn turn, long atMs, Optional<KeptThought> thought, String comment, String properties) {

  /** A turn that comes from no file. */
  public KeptTurn(Turn turn, long atMs, Optional<KeptThought> thought) {
    this(turn, atMs, thought, "", "");
  }

  /** The same, made then. */
  KeptTurn at(long otherMs) {
    return new KeptTurn(turn, otherMs, thought, comment, properties);
  }
}
