package tengen.protocol.analysis;

import java.util.Comparator;
import java.util.OptionalLong;
import tengen.game.Position;
import tengen.protocol.json.Json;
import tengen.protocol.words.GameBytes;
import tengen.search.Clock;
import tengen.search.Goal;
import tengen.search.Limits;

/** A part of a query that waits for an engine or runs on one. Each ends exactly once. */
sealed interface QueryPart {
  /** Estimated size in bytes, in addition to its position. */
  int BASE_BYTES = 144;

  /** Returns the id of its query. */
  String id();

  Rank rank();

  QueriedGame.Point point();

  /** Returns the chosen engine. */
  default EngineChoice engine() {
    return point().engine();
  }

  default Position position() {
    return point().position();
  }

  /** Returns the first fields of its replies. */
  Json.Fields head();

  /** Returns the estimated size in memory while it waits, without its turns, in bytes. */
  default long bytes() {
    return BASE_BYTES + GameBytes.ofShared(position().setup(), position().turns().size());
  }

  /**
   * The order of service: highest priority first, then first come.
   *
   * @param number unique in the session
   */
  record Rank(long priority, long number) implements Comparable<Rank> {
    private static final Comparator<Rank> ORDER =
        Comparator.comparingLong(Rank::priority).reversed().thenComparingLong(Rank::number);

    @Override
    public int compareTo(Rank that) {
      return ORDER.compare(this, that);
    }
  }

  /** A position of an analysis. */
  record Analysis(
      String id, Rank rank, int turn, QueriedGame.Point point, SearchQuery search, Goal goal)
      implements QueryPart {
    @Override
    public Json.Fields head() {
      return Json.Fields.NONE.with("id", id).with("turnNumber", turn);
    }

    /** Returns the limits. With visits but no time, the search runs until it has the visits. */
    Limits limits() {
      OptionalLong visits = search.maxVisits();
      OptionalLong timeMs = search.maxTimeMs();
      Limits timed =
          timeMs.isPresent()
              ? Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(timeMs.getAsLong()))
              : visits.isPresent() ? Limits.UNTIL_STOPPED : Limits.NONE;
      return visits.isPresent() ? timed.withMaxNodes(visits.getAsLong()) : timed;
    }
  }

  /** A query about a topic. */
  record Inspection(
      String id,
      Rank rank,
      QueriedGame.Point point,
      String topic,
      OptionalLong maxTimeMs,
      long arrivedNanos)
      implements QueryPart {
    @Override
    public Json.Fields head() {
      return Json.Fields.NONE.with("id", id).with("action", Action.INSPECT.text());
    }

    Limits limits() {
      return maxTimeMs.isPresent()
          ? Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(maxTimeMs.getAsLong()))
          : Limits.NONE;
    }
  }
}
