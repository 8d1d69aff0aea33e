package tengen.engine.classic.nogo;

import tengen.common.HotPath;

/**
 * Playout cutoff: where playouts end before the game does, and their win rate then. An idea that
 * the text "NoGo bot, Alpha-Beta + UCT Version" tells of and gave up for purity's sake. The win
 * rate is
 *
 * <pre>
 *   r = (1 + e^-k) / 2 · D^s
 * </pre>
 *
 * with k the difference of legal moves, s those that a side has left, and D a decay. The text does
 * not say whose chance that is, or whose moves s counts. Here it is that of the side which has more
 * (to move, where they are even), and s counts those of the side to move.
 *
 * <p>As printed r falls with the lead, so the sign may be a slip: with {@code mended} it is (2 -
 * e^-k) / 2 · D^s, whose first factor is the {@link WinRate} that the text's own program uses.
 *
 * @param plies of a playout at most
 * @param decay D
 */
@HotPath
record PlayoutCutoff(int plies, double decay, boolean mended) {
  /** The win rate, 0..1, of the side to move. */
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
