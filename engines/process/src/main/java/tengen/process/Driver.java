package tengen.process;

import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.search.SearchControl;
import tengen.search.SearchResult;

/**
 * The client's side of a protocol, for one run of a program. Confined to the engine's caller.
 *
 * <p>Every method throws {@link ProgramFault} where the program died or did not answer, and {@link
 * EngineException} REJECTED where it answered that it cannot.
 */
sealed interface Driver permits GomocupDriver, GtpDriver {

  /** Waits until it is ready, and says what the configuration has for it. Once is enough. */
  void greet() throws EngineException, ProgramFault, InterruptedException;

  /** Has it forget the last game. */
  void newGame(Position start) throws EngineException, ProgramFault, InterruptedException;

  /** Its answer, not judged yet. */
  SearchResult search(Position position, SearchControl control)
      throws EngineException, ProgramFault, InterruptedException;

  /** Takes other settings with the same options. */
  void configure(EngineSettings settings);

  /** What ends a session, as a line. Any thread. */
  String farewell();

  /** What was said last. */
  Talk talk();
}
