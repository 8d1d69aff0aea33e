package tengen.arena.game;

/** An input of a game's state machine. */
sealed interface GameInput {

  /** The calling thread wants to call an engine. */
  record Called(GameCall call) implements GameInput {}

  /** The calling thread has come back from the engine. */
  record Returned() implements GameInput {}

  /** A move was played. */
  record Moved(PlayedMove move) implements GameInput {}

  /** The engine that is called, if one is, has to be looked after. */
  record Looked(long nowNanos) implements GameInput {}

  /** The game has ended; the time is that of a move that was not played. */
  record Ended(GameOutcome outcome, long unplayedMicros) implements GameInput {}

  /** The game is to end without a result. */
  record Abandoned() implements GameInput {}
}
