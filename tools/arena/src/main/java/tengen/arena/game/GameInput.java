package tengen.arena.game;

/** An input of a game's state machine. */
sealed interface GameInput {

  /** The calling thread is about to call an engine. */
  record Called(GameCall call) implements GameInput {}

  /** The engine has returned to the calling thread. */
  record Returned() implements GameInput {}

  /** A move was played. */
  record Moved(PlayedMove move) implements GameInput {}

  /** The watchdog of the current call is due. */
  record WatchdogDue(long nowNanos) implements GameInput {}

  /** The game has ended. {@code unplayedMicros} is the time of a move that was not played. */
  record Ended(GameOutcome outcome, long unplayedMicros) implements GameInput {}

  /** The game is to end without a result. */
  record Abandoned() implements GameInput {}
}
