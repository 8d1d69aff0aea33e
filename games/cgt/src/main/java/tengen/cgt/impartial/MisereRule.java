package tengen.cgt.impartial;

import java.util.stream.Stream;
import tengen.cgt.GameOption;

/**
 * A theorem that decides a game in misère play.
 *
 * @param <P> positions
 */
public interface MisereRule<P> {
  /** Returns whether the player to move wins. */
  boolean isNextPlayersWin(P position);

  /** Returns the moves to try first. */
  Stream<GameOption<P>> candidates(P position);
}
