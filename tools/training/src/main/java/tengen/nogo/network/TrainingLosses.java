package tengen.nogo.network;

import java.util.Locale;

/**
 * Losses of a batch, in nats.
 *
 * @param moves cross entropy of moves and a search's visits
 * @param results of the result
 * @param winRates of a search's win rate
 * @param owners of each point's owner at the end
 */
public record TrainingLosses(double moves, double results, double winRates, double owners) {
  static final float RESULT_WEIGHT = 1.5f;
  static final float WIN_RATE_WEIGHT = 0.7f;
  static final float OWNER_WEIGHT = 0.7f;

  /** Returns what the training makes small. */
  double sum() {
    return moves + RESULT_WEIGHT * results + WIN_RATE_WEIGHT * winRates + OWNER_WEIGHT * owners;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "moves %.3f, results %.3f, win rates %.3f, owners %.3f",
        moves,
        results,
        winRates,
        owners);
  }
}
