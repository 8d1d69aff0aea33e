package tengen.cgt.impartial;

import java.util.stream.Stream;
import tengen.cgt.GameOption;

/**
 * A theorem on a game in which who cannot move wins.
 *
 * @param <P> positions
 */
public interface MisereRule<P> {
  /** Whether the player to move wins. */
  boolean isNextPlayersWin(P position);

  /** Moves to be tried first. */
  Stream<GameOption<P>> candidates(P position);
}
