package tengen.daemon.session;

import java.util.HashMap;
import java.util.Map;
import tengen.host.search.EngineSlot;

/** The engine slots of one session, by number. Confined to its loop. */
final class SessionSlots {
  private final SessionContext context;
  private final SessionSummary summary;
  private final Map<Integer, EngineSlot> slots = new HashMap<>();

  /** End of each slot's last search, in nanoseconds of the search service's clock. */
  private final Map<Integer, Long> endedNanos = new HashMap<>();

  /**
   * Creates no slots yet.
   *
   * @param summary records the engines
   */
  SessionSlots(SessionContext context, SessionSummary summary) {
    this.context = context;
    this.summary = summary;
  }

  /** Returns a slot; creates it with the first offered engine if it does not exist. */
  EngineSlot get(int number) {
    return slots.computeIfAbsent(
        number, _ -> context.slot(context.offer().engines().getFirst().id()));
  }

  /** Replaces a slot's engine. */
  void use(int number, String engine) {
    EngineSlot before = slots.put(number, context.slot(engine));
    if (before != null) {
      context.releaseSlot(before);
    }
    summary.addEngine(engine);
  }

  /** Lets a slot's engine use a directory for its files, if the client may name files. */
  void allowDirectory(int number, String path) {
    context
        .folder(path)
        .ifPresentOrElse(
            get(number)::allowDirectory,
            () -> context.note("engine may not use a directory for its files", "directory", path));
  }

  /** Sets an option of a slot's engine; logs why it is rejected. */
  void configure(int number, String option, String value) {
    get(number).configure(option, value).ifPresent(context::noteText);
  }

  /** Records that a slot's search has ended now. */
  void ended(int number) {
    endedNanos.put(number, context.searches().nanoClock().getAsLong());
  }

  /**
   * Returns when a command's time starts: at its arrival, or at the end of the slot's previous
   * search if that is later.
   */
  long began(int number, long arrivedNanos) {
    Long ended = endedNanos.get(number);
    return ended == null || arrivedNanos - ended > 0 ? arrivedNanos : ended;
  }

  /** Releases all slots. */
  void releaseAll() {
    slots.values().forEach(context::releaseSlot);
    slots.clear();
  }
}
