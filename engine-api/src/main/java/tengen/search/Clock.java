package tengen.search;

/**
 * The clock as a manager told it, in milliseconds. {@link #NONE} means: not told. What was told as
 * 0 or less is 0: spent. Each kind of clock is some of these parts:
 *
 * <table>
 * <caption>How each kind of clock is written</caption>
 * <tr><th>Gomocup</th><td>{@code turnMs}, {@code matchMs}, {@code leftMs}</td></tr>
 * <tr><th>sudden death</th><td>{@code leftMs}</td></tr>
 * <tr><th>Fischer</th><td>{@code leftMs}, {@code incrementMs}</td></tr>
 * <tr><th>Canadian</th><td>{@code leftMs}, then {@code periodMs} for {@code periodMoves}</td></tr>
 * <tr><th>byo-yomi</th><td>{@code leftMs}, then {@code periods} times {@code periodMs} a move</td></tr>
 * </table>
 *
 * <p>In overtime {@code leftMs} is 0 and the period is the running one: what is left of its time,
 * and of its moves.
 *
 * @param turnMs the most that one move may take
 * @param matchMs the whole game's time at its start
 * @param leftMs what is left of the main time
 * @param incrementMs added after each own move
 * @param periodMs time of the running or next overtime period
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

  /** Not told. */
  public static final int NONE = -1;

  /** Nothing told: no limit of any kind. */
  public static final Clock UNLIMITED = new Clock(NONE, NONE, NONE, NONE, NONE, NONE, NONE);

  /** Parts below 0 that were told count as 0; the caller writes {@link #NONE} for untold ones. */
  public Clock {
    turnMs = Math.max(NONE, turnMs);
    matchMs = Math.max(NONE, matchMs);
    leftMs = Math.max(NONE, leftMs);
    incrementMs = Math.max(NONE, incrementMs);
    periodMs = Math.max(NONE, periodMs);
    periodMoves = Math.max(NONE, periodMoves);
    periods = Math.max(NONE, periods);
  }

  /** Whether any of the parts that end a move was told. */
  public boolean limits() {
    return turnMs != NONE || matchMs != NONE || leftMs != NONE || periodMs != NONE;
  }

  /** The same clock with another limit for one move. */
  public Clock withTurnMs(long turnMs) {
    return new Clock(turnMs, matchMs, leftMs, incrementMs, periodMs, periodMoves, periods);
  }

  /** The same clock with another length of the game. */
  public Clock withMatchMs(long matchMs) {
    return new Clock(turnMs, matchMs, leftMs, incrementMs, periodMs, periodMoves, periods);
  }

  /** The same clock with another rest. */
  public Clock withLeftMs(long leftMs) {
    return new Clock(turnMs, matchMs, leftMs, incrementMs, periodMs, periodMoves, periods);
  }

  /** The same clock with another increment. */
  public Clock withIncrementMs(long incrementMs) {
    return new Clock(turnMs, matchMs, leftMs, incrementMs, periodMs, periodMoves, periods);
  }

  /** The same clock with another overtime. */
  public Clock withPeriods(long periodMs, int periodMoves, int periods) {
    return new Clock(turnMs, matchMs, leftMs, incrementMs, periodMs, periodMoves, periods);
  }
}
