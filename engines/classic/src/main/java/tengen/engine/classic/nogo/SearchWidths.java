package tengen.engine.classic.nogo;

/**
 * How many moves of a node {@link NogoAlphaBeta} searches.
 *
 * @param usual at every node
 * @param fewMoves below so many legal moves there are more
 * @param moreOfFew so many more, then
 * @param moreOfEnemy so many more for the enemy, "assuming that the enemy is wiser"
 */
record SearchWidths(int usual, int fewMoves, int moreOfFew, int moreOfEnemy) {
  /** Those of the text's program. */
  static final SearchWidths TEXT = new SearchWidths(16, 50, 16, 16);

  int of(int moves, boolean enemy) {
    return usual + (moves < fewMoves ? moreOfFew : 0) + (enemy ? moreOfEnemy : 0);
  }
}
