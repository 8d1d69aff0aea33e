package tengen.figures;

import java.util.List;
import java.util.function.Predicate;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.gomoku.search.SearchValue;
import tengen.gomoku.solve.ThreatSolution;
import tengen.gomoku.solve.ThreatSolution.Outcome;

/**
 * A game as its loser played it. Moves are numbered from 0, the loser's own alone.
 *
 * @param number within the match
 * @param openingStones stones before the first move of either player
 */
record LostGame(int number, int openingStones, List<OwnMove> moves) {
  /** Values from here up are even. */
  private static final int EVEN = SearchValue.ofWinRate(0.38);

  /** From here down the loser took the game for lost. */
  private static final int BELIEVED_LOST = SearchValue.ofWinRate(0.01);

  LostGame {
    moves = List.copyOf(moves);
  }

  /**
   * A move of the loser. Values are for him; 0: nothing was told.
   *
   * @param own what he told with it
   * @param after what his opponent told with the reply
   * @param win whether he could win by threats instead
   * @param threat whether his opponent then wins by threats
   */
  record OwnMove(
      Position before, Place move, int own, int after, ThreatSolution win, ThreatSolution threat) {
    boolean missesWin() {
      return win.outcome() == Outcome.WIN;
    }

    boolean allowsWin() {
      return threat.outcome() == Outcome.WIN;
    }
  }

  /** The last move that could have won by threats; −1: none. */
  int missedWin() {
    return last(moves.size(), OwnMove::missesWin);
  }

  /** Whether a proof of the opponent's win by threats stood before a move. */
  boolean isProvenLost(int move) {
    return move > 0 && moves.get(move - 1).allowsWin();
  }

  /** Moves from the last position that the opponent took for even to the one before a move. */
  int decline(int move) {
    return move - 1 - last(move, each -> each.after >= EVEN);
  }

  /** Plies from a move to the loser's next one with which he takes the game for lost. */
  int pliesToBelief(int move) {
    return 2 * (last(moves.size(), each -> each.own > BELIEVED_LOST) + 1 - move);
  }

  /** Plies from the opening to a move, that one left out. */
  int pliesPlayed(int move) {
    return moves.get(move).before.turns().size() - openingStones;
  }

  private int last(int end, Predicate<OwnMove> wanted) {
    int at = end - 1;
    while (at >= 0 && !wanted.test(moves.get(at))) {
      at--;
    }
    return at;
  }
}
