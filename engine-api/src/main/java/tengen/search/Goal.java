package tengen.search;

import java.util.List;

/** The kind of answer that a search is asked for. */
public sealed interface Goal {

  /** A single best move without restrictions. */
  Goal BEST_MOVE = new BestMove(1, List.of());

  /**
   * A search for the best move and its best variations.
   *
   * @param lines number of variations to report, best first; 1 or more
   * @param restrictions moves to exclude or to keep to; used only with {@link Ability#RESTRICTIONS}
   * @param repeatable true if the search must not use random numbers: it plays the best move found,
   *     even at a playing level that chooses at random among several
   */
  record BestMove(int lines, List<Restriction> restrictions, boolean repeatable) implements Goal {
    public BestMove {
      restrictions = List.copyOf(restrictions);
    }

    /** Creates a goal whose search may use random numbers. */
    public BestMove(int lines, List<Restriction> restrictions) {
      this(lines, restrictions, false);
    }
  }

  /**
   * The answer that an opening procedure asks for in this position; used only if {@link
   * tengen.game.Playable#openings()} names the procedure. The answer is {@link
   * tengen.game.Move.Places}, {@link tengen.game.Move.Place} or {@link tengen.game.Move.Swap}.
   */
  record Opening(String procedure) implements Goal {}

  /**
   * A search for points, played by the two sides in turn, that bring the win rate of the side to
   * move closest to {@code winRate}; used only with {@link Ability#BALANCE}.
   *
   * @param points number of points to choose
   * @param winRate 0 to 1, for the side to move
   */
  record Balance(int points, double winRate) implements Goal {}
}
