package tengen.engine.classic.nogo;

import tengen.common.HotPath;

/**
 * Playout cutoff: the number of plies after which a playout ends early, and its win rate then. The
 * text "NoGo bot, Alpha-Beta + UCT Version" mentions and rejects the idea. The win rate is
 *
 * <pre>
 * r = (1 + e^-k) / 2 · D^s
 * </pre>
 *
 * with k the difference of legal moves, s the number of legal moves left, and D a decay. The text
 * does not say which side r and s refer to. Here r is the win rate of the side with more moves (the
 * side to move if they are equal), and s counts the moves of the side to move.
 *
 * <p>As printed, r falls with the lead, so the sign may be an error. With {@code mended} the rate
 * is (2 - e^-k) / 2 · D^s, whose first factor is the {@link WinRate} of the original program.
 *
 * @param plies maximum plies of a playout
 * @param decay the decay D, 0 to 1
 * @param mended true to use the corrected formula
 */
@HotPath
record PlayoutCutoff(int plies, double decay, boolean mended) {
  /** Returns the win rate, 0 to 1, of the side to move. */
  double winRate(UndoBoard board, int toMove) {
    int left = board.legalCount(toMove);
    if (left == 0) {
      return 0;
    }
    int lead = board.advantage(toMove);
    double ahead = certainty(Math.abs(lead)) * Math.pow(decay, left);
    return lead < 0 ? 1 - ahead : ahead;
  }

  private double certainty(int lead) {
    return mended ? WinRate.of(lead) : (1 + Math.exp(-lead)) / 2;
  }
}
