package tengen.arena.game;

/**
 * When the arena ends a game that the rules would let go on. Moves are each side's own.
 *
 * @param toleranceMs beyond its limit a move is late
 * @param drawMoves both sides say for so many moves that it is even; 0: never
 * @param drawMargin even: a win rate within this of one half
 * @param resignMoves both sides say for so many moves that one has lost; 0: never
 * @param resignRate lost: a win rate of at most this
 * @param maxMoves of a game, of both sides; then it is a draw; 0: no limit
 */
public record Adjudication(
    long toleranceMs,
    int drawMoves,
    double drawMargin,
    int resignMoves,
    double resignRate,
    int maxMoves) {
  /** By the rules and the clock alone. */
  public static final Adjudication BY_RULES = new Adjudication(50, 0, 0, 0, 0, 0);

  /** The same with moves late beyond this. */
  public Adjudication withToleranceMs(long ms) {
    return new Adjudication(ms, drawMoves, drawMargin, resignMoves, resignRate, maxMoves);
  }

  /** The same with draws by agreement. */
  public Adjudication withDraw(int moves, double margin) {
    return new Adjudication(toleranceMs, moves, margin, resignMoves, resignRate, maxMoves);
  }

  /** The same with wins by agreement. */
  public Adjudication withResign(int moves, double rate) {
    return new Adjudication(toleranceMs, drawMoves, drawMargin, moves, rate, maxMoves);
  }

  /** The same with a longest game. */
  public Adjudication withMaxMoves(int moves) {
    return new Adjudication(toleranceMs, drawMoves, drawMargin, resignMoves, resignRate, moves);
  }
}
