package tengen.arena.game;

import tengen.game.Side;
import tengen.host.watch.EngineThread;
import tengen.search.RunningSearch;

/** An effect of a game's state machine. */
sealed interface GameEffect {

  /** Performs an action on the thread that calls the engine, under the machine's lock. */
  record OnThread(EngineThread.Act act) implements GameEffect {}

  /** Asks the engine to answer at once, under the machine's lock. */
  record Stop(RunningSearch search) implements GameEffect {}

  /** Closes the engine of a side, which does not return. */
  record Close(Side side) implements GameEffect {}

  /** Reports the result, once per game. */
  record Report(GameOutcome outcome, long unplayedMicros) implements GameEffect {}
}
