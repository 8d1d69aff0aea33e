package tengen.host.search;

import tengen.host.log.LogDetails;
import tengen.host.log.SessionId;
import tengen.host.plugin.ForeignText;

/** Logs the service's warnings about engines. Thread-safe. */
final class EngineLog {
  private final System.Logger log;

  EngineLog(System.Logger log) {
    this.log = log;
  }

  /**
   * Logs a warning about an engine. The engine's id is part of the format, so the rate limit
   * applies to each engine separately.
   *
   * @param details keys, each followed by its value; see {@link LogDetails}
   */
  void warn(EngineSlot slot, String sentence, Object... details) {
    String format = LogDetails.line(sentence, "engine", slot.configured().id()) + "{0}";
    of(slot.session()).log(System.Logger.Level.WARNING, format, LogDetails.following(details));
  }

  /** Logs a failure of an engine, with its stack trace at level debug. */
  void warn(EngineSlot slot, String sentence, Throwable failure) {
    warn(slot, sentence, "error", ForeignText.of(failure));
    of(slot.session()).log(System.Logger.Level.DEBUG, "stack trace of the failure", failure);
  }

  private System.Logger of(SessionId session) {
    return session.in(log);
  }

  /** Logs a warning that belongs to no session. */
  void warn(String line) {
    log.log(System.Logger.Level.WARNING, "{0}", line);
  }
}
