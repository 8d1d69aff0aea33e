package tengen.gomoku.solve;

/**
 * A search for a win of the attacker by threats. Answers are numbers: of own moves, the five among
 * them, in which a win is proved; or {@link #NONE}; or {@link #UNKNOWN}.
 */
sealed interface Prover permits VcfSolver, VctSolver {
  /** There is no such win, however many moves are allowed. */
  int NONE = 0;

  /** No win was found, and a limit of moves, nodes or time ended the search. */
  int UNKNOWN = -1;

  /** The most own moves that can be asked for. */
  int MAX_MOVES = ProofTable.ENDLESS - 1;

  /** With the attacker to move, who has so many moves at most. */
  int attack(int moves);

  /** With the defender to move, after a move of the attacker, who has so many left at most. */
  int defend(int moves);

  /** Pushes the attacker's moves that {@link #attack} looks at. */
  void pushAttacks();

  /** Pushes the defender's replies that {@link #defend} looks at; any other loses at once. */
  void pushDefences();

  /** What the question may cost. */
  Budget budget();

  /** A shortest win: one more move is allowed until there is one, or nothing is left to try. */
  default int deepen(int maxMoves) {
    int win = UNKNOWN;
    int most = Math.min(maxMoves, MAX_MOVES);
    for (int moves = 1; moves <= most && win == UNKNOWN && !budget().isSpent(); moves++) {
      win = attack(moves);
    }
    return win;
  }
}
