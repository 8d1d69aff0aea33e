package tengen.daemon.session;

import java.util.HashMap;
import java.util.Map;
import tengen.host.search.EngineSlot;

/** The engine slots of one session, by number. Confined to its loop. */
final class SessionSlots {
  private final SessionContext context;
  private final Map<Integer, EngineSlot> slots = new HashMap<>();

  /** When each slot's last search ended, on the service's clock. */
  private final Map<Integer, Long> endedNanos = new HashMap<>();

  SessionSlots(SessionContext context) {
    this.context = context;
  }

  /** The slot with this number; with the first of the offered engines unless it was given one. */
  EngineSlot get(int number) {
    return slots.computeIfAbsent(
        number, _ -> context.slot(context.offer().engines().getFirst().id()));
  }

  /** Gives a slot another engine. */
  void use(int number, String engine) {
    EngineSlot before = slots.put(number, context.slot(engine));
    if (before != null) {
      context.leave(before);
    }
  }

  /** A search of this slot has ended now. */
  void ended(int number) {
    endedNanos.put(number, context.searches().nanoClock().getAsLong());
  }

  /** A command that waited for the last search of its slot has its time from there on. */
  long began(int number, long arrivedNanos) {
    Long ended = endedNanos.get(number);
    return ended == null || arrivedNanos - ended > 0 ? arrivedNanos : ended;
  }

  /** Gives all slots up. */
  void leave() {
    slots.values().forEach(context::leave);
    slots.clear();
  }
}
