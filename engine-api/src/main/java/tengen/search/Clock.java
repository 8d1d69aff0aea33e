package tengen.search;

/**
 * The game clock as the client reported it, in milliseconds. {@link #NONE} marks a part that was
 * not reported; a reported 0 or less is 0, no time left. Each kind of clock uses some of the parts:
 *
 * <table>
 * <caption>Parts used by each kind of clock</caption>
 * <tr><th>Gomocup</th><td>{@code turnMs}, {@code matchMs}, {@code leftMs}</td></tr>
 * <tr><th>sudden death</th><td>{@code leftMs}</td></tr>
 * <tr><th>Fischer</th><td>{@code leftMs}, {@code incrementMs}</td></tr>
 * <tr><th>Canadian</th><td>{@code leftMs}, then {@code periodMs} for {@code periodMoves}</td></tr>
 * <tr><th>byo-yomi</th><td>{@code leftMs}, then {@code periods} times {@code periodMs} a move</td></tr>
 * </table>
 *
 * <p>In overtime {@code leftMs} is 0, and the period's time and moves are those left of the running
 * period.
 *
 * @param turnMs maximum time for one move
 * @param matchMs time for the whole game at its start
 * @param leftMs main time left
 * @param incrementMs time added after each own move
 * @param periodMs time left of the running overtime period, or the length of the first
 * @param periodMoves Canadian: moves to make within that period
 * @param periods byo-yomi: periods left
 */
public record Clock(
    long turnMs,
    long matchMs,
    long leftMs,
    long incrementMs,
    long periodMs,
    int periodMoves,
    int periods) {

  /** Marks a part that the client did not report. */
  public static final int NONE = -1;

  /** A clock without any limit: no part was reported. */
  public static final Clock UNLIMITED = new Clock(NONE, NONE, NONE, NONE, NONE, NONE, NONE);

  /** Creates a clock. Values below {@link #NONE} become {@link #NONE}. */
  public Clock {
    turnMs = Math.max(NONE, turnMs);
    matchMs = Math.max(NONE, matchMs);
    leftMs = Math.max(NONE, leftMs);
    incrementMs = Math.max(NONE, incrementMs);
    periodMs = Math.max(NONE, periodMs);
    periodMoves = Math.max(NONE, periodMoves);
    periods = Math.max(NONE, periods);
  }

  /** Returns true if any part that limits the time of a move was reported. */
  public boolean hasLimit() {
    return turnMs != NONE || matchMs != NONE || leftMs != NONE || periodMs != NONE;
  }

  /** Returns a copy with another time limit for one move. */
  public Clock withTurnMs(long turnMs) {
    return new Clock(turnMs, matchMs, leftMs, incrementMs, periodMs, periodMoves, periods);
  }

  /** Returns a copy with another total game time. */
  public Clock withMatchMs(long matchMs) {
    return new Clock(turnMs, matchMs, leftMs, incrementMs, periodMs, periodMoves, periods);
  }

  /** Returns a copy with another main time left. */
  public Clock withLeftMs(long leftMs) {
    return new Clock(turnMs, matchMs, leftMs, incrementMs, periodMs, periodMoves, periods);
  }

  /** Returns a copy with another increment. */
  public Clock withIncrementMs(long incrementMs) {
    return new Clock(turnMs, matchMs, leftMs, incrementMs, periodMs, periodMoves, periods);
  }

  /** Returns a copy with another overtime. */
  public Clock withPeriods(long periodMs, int periodMoves, int periods) {
    return new Clock(turnMs, matchMs, leftMs, incrementMs, periodMs, periodMoves, periods);
  }
}
