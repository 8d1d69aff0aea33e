package tengen.game;

import java.util.Optional;

/**
 * A position as the referee of its game sees it. A referee that replays the game to judge it keeps
 * what it found here, so that the next move is judged without a replay. Immutable.
 */
public interface Ruling {

  /** The position that is judged. */
  Position position();

  /** As {@link GameRules#verdict(Position)}. */
  Verdict verdict();

  /** As {@link GameRules#objection(Position, Move)}. */
  Optional<String> objection(Move move);

  /**
   * Tells whether all that may be asked here takes some ten microseconds at most, so that a host
   * may ask on a thread that serves other clients too.
   */
  default boolean isQuick() {
    return false;
  }

  /** After the side to move has made this move, which is without objection. */
  Ruling play(Move move);

  /** The same stones with this side to move. */
  Ruling withToMove(Side side);
}
