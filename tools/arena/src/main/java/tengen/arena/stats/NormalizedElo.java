package tengen.arena.stats;

/**
 * A strength difference in normalized Elo: the distance of the average score from one half in
 * standard deviations of a game, times 800 / ln 10. Unlike {@link Elo} it depends little on the
 * share of draws and on the openings. M. Van den Bergh, "Normalized Elo" (cantate.be/Fishtest),
 * computed as in fastchess. The deviation of a game is the deviation of pairs, times the square
 * root of two.
 *
 * @param value infinite if all results are equal and not even
 * @param error half the length of the 95 % interval
 */
public record NormalizedElo(double value, double error) {
  /** Normalized Elo of one standard deviation. */
  static final double SCALE = 800 / Math.log(10);

  /** Number of counts of pairs. */
  private static final int PAIR_SCORES = 5;

  /** Estimates the difference from games (three counts) or pairs (five counts). */
  public static NormalizedElo of(ScoreCounts counts) {
    double perGame = SCALE / Math.sqrt(gamesOf(counts));
    double lead = counts.mean() - 0.5;
    double value = lead == 0 ? 0 : lead / Math.sqrt(counts.variance()) * perGame;
    double error = Elo.DEVIATIONS / Math.sqrt(counts.total()) * perGame;
    return new NormalizedElo(value, error);
  }

  /** Returns the number of games in each result: 1, or 2 for pairs. */
  static int gamesOf(ScoreCounts counts) {
    return counts.counts().size() == PAIR_SCORES ? 2 : 1;
  }
}
