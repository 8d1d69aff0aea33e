package tengen.arena.game;

import tengen.search.Clock;
import tengen.search.Limits;

/** The clock of one side in one game. Confined to the worker's thread. */
final class MatchClock {
  private static final long MICROS_PER_MS = 1000;

  private final TimeControl control;
  private long leftMicros;
  private int movesLeft;

  MatchClock(TimeControl control) {
    this.control = control;
    this.leftMicros = control.baseMs() * MICROS_PER_MS;
    this.movesLeft = control.periodMoves();
  }

  /** Returns the limits of the next search. The arena reserves no time for itself. */
  Limits limits() {
    return new Limits(Long.MAX_VALUE, Long.MAX_VALUE, control.nodes(), control.depth(), clock());
  }

  private Clock clock() {
    Clock turn = Clock.UNLIMITED.withTurnMs(control.turnMs());
    if (!hasClock()) {
      return turn;
    }
    long leftMs = leftMicros / MICROS_PER_MS;
    return control.periodMoves() == 0
        ? turn.withMatchMs(control.baseMs())
            .withLeftMs(leftMs)
            .withIncrementMs(control.incrementMs())
        : turn.withLeftMs(0)
            .withPeriods(leftMs, movesLeft, Clock.NONE)
            .withIncrementMs(control.incrementMs());
  }

  private boolean hasClock() {
    return control.baseMs() != Clock.NONE;
  }

  /**
   * Returns the maximum time of the next move in microseconds, or {@link Long#MAX_VALUE} without a
   * limit.
   */
  long allowedMicros() {
    long turn = control.turnMs() == Clock.NONE ? Long.MAX_VALUE : control.turnMs() * MICROS_PER_MS;
    return hasClock() ? Math.min(turn, leftMicros) : turn;
  }

  /**
   * Subtracts a move's time, then adds the increment and, at the end of a period, the base time.
   */
  void spend(long micros) {
    if (!hasClock()) {
      return;
    }
    leftMicros = Math.max(0, leftMicros - micros) + control.incrementMs() * MICROS_PER_MS;
    if (control.periodMoves() > 0 && --movesLeft == 0) {
      movesLeft = control.periodMoves();
      leftMicros += control.baseMs() * MICROS_PER_MS;
    }
  }
}
