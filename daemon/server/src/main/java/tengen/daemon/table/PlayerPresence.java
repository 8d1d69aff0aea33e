package tengen.daemon.table;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import tengen.game.Side;

/**
 * The presence of the two players of a match. Immutable.
 *
 * @param awaySinceMs since when the player of a side does not watch; empty for a player who does
 */
record PlayerPresence(Map<Side, Long> awaySinceMs) {
  /** Time after which the opponent of a player who is away may claim the win. */
  static final long GRACE_MS = 90_000;

  /** Both players watch. */
  static final PlayerPresence BOTH = new PlayerPresence(Map.of());

  PlayerPresence {
    awaySinceMs = Map.copyOf(awaySinceMs);
  }

  /** Returns the presence where the players of these sides watch now. */
  PlayerPresence with(Set<Side> present, long nowMs) {
    Map<Side, Long> away = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      if (!present.contains(side)) {
        away.put(side, awaySinceMs.getOrDefault(side, nowMs));
      }
    }
    return new PlayerPresence(away);
  }

  /** Returns the presence after a person took a seat, who does not watch yet. */
  PlayerPresence seated(Side side, long nowMs) {
    Map<Side, Long> away = new EnumMap<>(Side.class);
    away.putAll(awaySinceMs);
    away.put(side, nowMs);
    return new PlayerPresence(away);
  }

  /** Returns the time until the opponent may claim the win, by the side that is away. */
  Map<Side, Long> leftMs(long nowMs) {
    Map<Side, Long> left = new EnumMap<>(Side.class);
    awaySinceMs.forEach((side, since) -> left.put(side, Math.max(0, since + GRACE_MS - nowMs)));
    return left;
  }

  /** Returns whether the player of a side has been away too long. */
  boolean isLost(Side side, long nowMs) {
    return leftMs(nowMs).getOrDefault(side, GRACE_MS) == 0;
  }
}
