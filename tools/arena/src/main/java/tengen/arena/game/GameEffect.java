package tengen.arena.game;

import tengen.game.Side;
import tengen.host.watch.EngineThread;
import tengen.search.RunningSearch;

/** An effect of a game's state machine. */
sealed interface GameEffect {

  /** An act on the thread that calls the engine, performed under the lock of the machine. */
  record OnThread(EngineThread.Act act) implements GameEffect {}

  /** Have the engine answer now; performed under the lock of the machine. */
  record Stop(RunningSearch search) implements GameEffect {}

  /** Close this side's engine, which does not come back. */
  record Close(Side side) implements GameEffect {}

  /** Tell the result; once a game. */
  record Tell(GameOutcome outcome, long unplayedMicros) implements GameEffect {}
}
