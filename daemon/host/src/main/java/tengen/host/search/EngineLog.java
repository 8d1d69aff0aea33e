package tengen.host.search;

import tengen.host.log.SessionId;

/** The service's warnings of engines. Any thread may call. */
final class EngineLog {
  private final System.Logger log;

  EngineLog(System.Logger log) {
    this.log = log;
  }

  /** Warns of an engine, in words of ours alone. */
  void warn(EngineSlot slot, String what) {
    warn(slot, what, "");
  }

  /**
   * Warns of an engine; {@code detail}, behind our words, may be anything. Lines of two engines are
   * of two kinds: neither is left out for the other.
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

  /** Warns of what is no session's own. */
  void warn(String line) {
    log.log(System.Logger.Level.WARNING, "{0}", line);
  }
}
