package tengen.game;

import java.util.Optional;

/**
 * A position with its referee's judgement. A referee that replays the game to judge it can cache
 * the replay here, so that the next move is judged without another. Immutable.
 */
public interface Ruling {

  /** Returns the judged position. */
  Position position();

  /** Returns {@link GameRules#verdict(Position)} for this position. */
  Verdict verdict();

  /** Returns {@link GameRules#objection(Position, Move)} for this position. */
  Optional<String> objection(Move move);

  /**
   * Tells whether each method takes some ten microseconds at most, so that a host may call it on a
   * thread that serves other clients too.
   */
  default boolean isQuick() {
    return false;
  }

  /** Returns the ruling after a legal move by the side to move. */
  Ruling play(Move move);

  /** Returns the ruling for the same stones with {@code side} to move. */
  Ruling withToMove(Side side);
}
