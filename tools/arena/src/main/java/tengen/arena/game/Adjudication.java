package tengen.arena.game;

/**
 * Rules by which the arena ends games early. {@code drawMoves} and {@code resignMoves} count each
 * side's own moves.
 *
 * @param toleranceMs time beyond its limit before a move is late
 * @param drawMoves number of moves for which both sides must report an even position; 0: never
 * @param drawMargin maximum distance of an even win rate from one half
 * @param resignMoves number of moves for which both sides must agree who loses; 0: never
 * @param resignRate maximum win rate of the losing side
 * @param maxMoves maximum length of a game in moves of both sides, after which it is a draw; 0: no
 *     limit
 */
public record Adjudication(
    long toleranceMs,
    int drawMoves,
    double drawMargin,
    int resignMoves,
    double resignRate,
    int maxMoves) {
  /** Ends games only by the rules and the clock, with a tolerance of 50 ms. */
  public static final Adjudication BY_RULES = new Adjudication(50, 0, 0, 0, 0, 0);

  /** Returns a copy with this tolerance. */
  public Adjudication withToleranceMs(long ms) {
    return new Adjudication(ms, drawMoves, drawMargin, resignMoves, resignRate, maxMoves);
  }

  /** Returns a copy with draws by agreement. */
  public Adjudication withDraw(int moves, double margin) {
    return new Adjudication(toleranceMs, moves, margin, resignMoves, resignRate, maxMoves);
  }

  /** Returns a copy with wins by agreement. */
  public Adjudication withResign(int moves, double rate) {
    return new Adjudication(toleranceMs, drawMoves, drawMargin, moves, rate, maxMoves);
  }

  /** Returns a copy with a maximum game length. */
  public Adjudication withMaxMoves(int moves) {
    return new Adjudication(toleranceMs, drawMoves, drawMargin, resignMoves, resignRate, moves);
  }
}
