package tengen.daemon.session;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import tengen.daemon.games.GameAccess;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;
import tengen.protocol.GamesQuestion;
import tengen.protocol.SessionInput;

/**
 * The queries of one session for stored games. Confined to the session's loop.
 *
 * @param <C> the protocol's commands
 */
final class SessionGames<C> {
  private final SessionContext context;
  private final Executor loop;
  private final Consumer<SessionInput<C>> session;

  /**
   * Names the session.
   *
   * @param session receives results, on the loop
   */
  SessionGames(SessionContext context, Executor loop, Consumer<SessionInput<C>> session) {
    this.context = context;
    this.loop = loop;
    this.session = session;
  }

  /** Queries the games that the session's account may see. */
  void find(long ticket, GamesQuestion question) {
    ClientMemory.Loan loan = context.memory().loan();
    var _ =
        new GameAccess(context.archive(), context.account())
            .answer(question, loan)
            .whenCompleteAsync(
                (found, fault) -> {
                  try (loan) {
                    session.accept(
                        fault == null
                            ? new SessionInput.GamesFound<>(ticket, found)
                            : new SessionInput.Failed<>(ticket, reason(fault)));
                  }
                },
                loop);
  }

  private String reason(Throwable fault) {
    if (!context.archive().state().wanted()) {
      return "this server stores no games";
    }
    if (NoMemoryException.isCauseOf(fault)) {
      return "no memory to read the games now; try again";
    }
    context.note("cannot read stored games", "error", fault.toString());
    return "the games cannot be read now";
  }
}
