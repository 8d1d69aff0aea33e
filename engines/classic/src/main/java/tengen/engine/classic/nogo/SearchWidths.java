package tengen.engine.classic.nogo;

/**
 * Number of moves of a node that {@link NogoAlphaBeta} searches.
 *
 * @param usual number of moves at every node
 * @param fewMoves number of legal moves below which more are searched
 * @param moreOfFew additional moves in that case
 * @param moreOfEnemy additional moves of the enemy, "assuming that the enemy is wiser"
 */
record SearchWidths(int usual, int fewMoves, int moreOfFew, int moreOfEnemy) {
  /** The original program's widths. */
  static final SearchWidths ORIGINAL = new SearchWidths(16, 50, 16, 16);

  int of(int moves, boolean enemy) {
    return usual + (moves < fewMoves ? moreOfFew : 0) + (enemy ? moreOfEnemy : 0);
  }
}
