package tengen.figures;

import java.util.List;
import java.util.function.Predicate;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.gomoku.search.SearchValue;
import tengen.gomoku.solve.ThreatSolution;
import tengen.gomoku.solve.ThreatSolution.Outcome;

/**
 * A game from the view of its loser. Only the loser's moves are numbered, from 0.
 *
 * @param number within the match
 * @param openingStones stones before the first move of either player
 */
record LostGame(int number, int openingStones, List<OwnMove> moves) {
  /** Minimum value of an even position. */
  private static final int EVEN = SearchValue.ofWinRate(0.38);

  /** Maximum value at which the loser considered the game lost. */
  private static final int MAX_LOST_VALUE = SearchValue.ofWinRate(0.01);

  LostGame {
    moves = List.copyOf(moves);
  }

  /**
   * A move of the loser. Values are from the loser's view; 0 if unknown.
   *
   * @param own value reported with the move
   * @param after value reported by the opponent with the reply
   * @param win solution for a win by threats instead of the move
   * @param threat solution for the opponent's win by threats after it
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

  /** Returns the last move at which a win by threats was missed, or −1. */
  int missedWin() {
    return last(moves.size(), OwnMove::missesWin);
  }

  /** Returns whether the opponent's win by threats was proven before a move. */
  boolean isProvenLost(int move) {
    return move > 0 && moves.get(move - 1).allowsWin();
  }

  /**
   * Returns the number of moves between the last position that the opponent considered even and
   * this move.
   */
  int decline(int move) {
    return move - 1 - last(move, each -> each.after >= EVEN);
  }

  /**
   * Returns the number of plies from a move to the loser's next one at which it considered the game
   * lost.
   */
  int pliesUntilRecognized(int move) {
    return 2 * (last(moves.size(), each -> each.own > MAX_LOST_VALUE) + 1 - move);
  }

  /** Returns the number of plies between the opening and a move. */
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
