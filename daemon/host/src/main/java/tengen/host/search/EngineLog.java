package tengen.host.search;

import tengen.host.log.SessionId;

/** Logs the service's warnings about engines. Thread-safe. */
final class EngineLog {
  private final System.Logger log;

  EngineLog(System.Logger log) {
    this.log = log;
  }

  /** Logs a fixed text about an engine. */
  void warn(EngineSlot slot, String what) {
    warn(slot, what, "");
  }

  /**
   * Logs a warning about an engine. The engine's id is part of the format, so the rate limit
   * applies to each engine separately.
   *
   * @param detail variable text
   */
  void warn(EngineSlot slot, String what, String detail) {
    of(slot.session())
        .log(
            System.Logger.Level.WARNING,
            "engine " + slot.configured().id() + " " + what + "{0}",
            detail);
  }

  void warn(EngineSlot slot, String what, String detail, Throwable why) {
    warn(slot, what, detail);
    of(slot.session()).log(System.Logger.Level.DEBUG, "the failure was", why);
  }

  private System.Logger of(SessionId session) {
    return session.in(log);
  }

  /** Logs a warning that belongs to no session. */
  void warn(String line) {
    log.log(System.Logger.Level.WARNING, "{0}", line);
  }
}
