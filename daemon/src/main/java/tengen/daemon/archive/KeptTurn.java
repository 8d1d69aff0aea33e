package tengen.daemon.archive;

import java.util.Optional;
import tengen.game.Turn;

/**
 * A turn of a kept game.
 *
 * @param atMs when it was made, since 1970, UTC
 * @param thought empty: the client made it
 * @param comment that its file had, of any number of lines; empty: none
 */
public record KeptTurn(Turn turn, long atMs, Optional<KeptThought> thought, String comment) {

  /** A turn without a comment. */
  public KeptTurn(Turn turn, long atMs, Optional<KeptThought> thought) {
    this(turn, atMs, thought, "");
  }

  /** The same, made then. */
  KeptTurn at(long otherMs) {
    return new KeptTurn(turn, otherMs, thought, comment);
  }
}
