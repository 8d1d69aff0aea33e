package tengen.daemon.session;

import java.lang.System.Logger.Level;
import tengen.host.memory.MemoryFailure;

/**
 * Ends one session after an internal error or a lack of memory, so that all other sessions
 * continue. Confined to the session's loop.
 */
final class SessionFaults {
  private final System.Logger log;
  private final SessionSummary summary;
  private final Outbox client;
  private final InputFlow input;
  private final Runnable abort;
  private final Runnable forget;

  /**
   * Names the session.
   *
   * @param abort ends the session without output
   * @param forget releases the state of an aborted session
   */
  SessionFaults(
      System.Logger log,
      SessionSummary summary,
      Outbox client,
      InputFlow input,
      Runnable abort,
      Runnable forget) {
    this.log = log;
    this.summary = summary;
    this.client = client;
    this.input = input;
    this.abort = abort;
    this.forget = forget;
  }

  /**
   * Runs an action of the session.
   *
   * @param news the cause of the action, for the log
   */
  void guard(Object news, Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | Error fault) {
      if (MemoryFailure.isIn(fault)) {
        giveUp(fault);
      } else {
        fail(news, fault);
      }
    }
  }

  private void fail(Object news, Throwable fault) {
    log.log(Level.ERROR, "session failed by an internal error on " + news, fault);
    summary.setEnd("failed: " + fault);
    abort.run();
    client.fail(fault);
  }

  /** Releases the memory of the session, since other sessions need it. */
  private void giveUp(Throwable fault) {
    try {
      abort.run();
      forget.run();
    } finally {
      input.outOfMemory(fault);
    }
  }
}
