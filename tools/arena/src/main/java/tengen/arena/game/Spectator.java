package tengen.arena.game;

import tengen.game.Position;

/** Looks on while games are played. Called on their threads, several at once. */
@FunctionalInterface
public interface Spectator {
  /** Nobody looks. */
  Spectator NOBODY = (_, _) -> {};

  /** A game begins here, or has come so far by one more move. */
  void see(Pairing pairing, Position position);
}
