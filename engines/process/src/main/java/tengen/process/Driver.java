package tengen.process;

import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.search.SearchControl;
import tengen.search.SearchResult;

/**
 * The client's side of a protocol, for one run of a program. Confined to the engine's caller.
 *
 * <p>Every method throws {@link ProgramException} if the program died or did not answer in time,
 * and {@link EngineException} REJECTED if it answered with an error.
 */
sealed interface Driver permits GomocupDriver, GtpDriver {

  /**
   * Waits until the program is ready, then sends the configured lines. Does nothing when called
   * again.
   */
  void initialize() throws EngineException, ProgramException, InterruptedException;

  /** Starts a new game. */
  void newGame(Position start) throws EngineException, ProgramException, InterruptedException;

  /** Returns the program's answer, not yet checked by the referee. */
  SearchResult search(Position position, SearchControl control)
      throws EngineException, ProgramException, InterruptedException;

  /** Applies other settings with the same options. */
  void configure(EngineSettings settings);

  /** Returns the command that ends a session, with its LF. May be called from any thread. */
  String quitCommand();

  /** Returns the connection to the program. */
  ProgramConnection connection();
}
