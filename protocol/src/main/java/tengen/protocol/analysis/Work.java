package tengen.protocol.analysis;

import java.util.Comparator;
import java.util.OptionalLong;
import tengen.game.Position;
import tengen.protocol.json.Json;
import tengen.search.Clock;
import tengen.search.Goal;
import tengen.search.Limits;

/** What waits for an engine, or is with one; each has one end. */
sealed interface Work {
  /** What one takes beside the turns of its game, about. */
  int BYTES = 400;

  /** What a turn takes, about. */
  int TURN_BYTES = 32;

  /** Of the query that it is a part of. */
  String id();

  Rank rank();

  QueriedGame.Point point();

  /** That is asked. */
  default EngineChoice engine() {
    return point().engine();
  }

  default Position position() {
    return point().position();
  }

  /** The first fields of what is answered. */
  Json.Fields head();

  /** What it takes while it waits, about. */
  default long bytes() {
    return BYTES + TURN_BYTES * (long) position().turns().size();
  }

  /**
   * When it is served: by priority, the highest first, then as it came.
   *
   * @param number of its own in the session
   */
  record Rank(long priority, long number) implements Comparable<Rank> {
    private static final Comparator<Rank> ORDER =
        Comparator.comparingLong(Rank::priority).reversed().thenComparingLong(Rank::number);

    @Override
    public int compareTo(Rank that) {
      return ORDER.compare(this, that);
    }
  }

  /** One position of a query. */
  record Analysis(
      String id, Rank rank, int turn, QueriedGame.Point point, SearchQuery search, Goal goal)
      implements Work {
    @Override
    public Json.Fields head() {
      return Json.Fields.NONE.with("id", id).with("turnNumber", turn);
    }

    /** Visits without a time go on until there are as many. */
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

  /** A question about a topic. */
  record Inspection(
      String id,
      Rank rank,
      QueriedGame.Point point,
      String topic,
      OptionalLong maxTimeMs,
      long arrivedNanos)
      implements Work {
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
