package tengen.arena.game;

import tengen.game.Position;

/** Observer of running games. Called on the games' threads, possibly concurrently. */
@FunctionalInterface
public interface Spectator {
  /** An observer that does nothing. */
  Spectator NOBODY = (_, _) -> {};

  /** Reports the initial position of a game and the position after each move. */
  void see(Pairing pairing, Position position);
}
