package tengen.search;

import java.util.List;

/** What is asked of a search. */
public sealed interface Goal {

  /** One best move, no restrictions. */
  Goal BEST_MOVE = new BestMove(1, List.of());

  /**
   * The best move, and its best variations.
   *
   * @param lines how many variations to report, best first; 1 or more
   * @param restrictions moves to leave out; only asked with {@link Ability#RESTRICTIONS}
   * @param repeatable whether nothing is left to chance: the move is the best one found, at a level
   *     too that chooses among several, and draws no random number
   */
  record BestMove(int lines, List<Restriction> restrictions, boolean repeatable) implements Goal {
    public BestMove {
      restrictions = List.copyOf(restrictions);
    }

    /** What may be left to chance. */
    public BestMove(int lines, List<Restriction> restrictions) {
      this(lines, restrictions, false);
    }
  }

  /**
   * The answer that an opening procedure wants at this number of stones; only asked where {@link
   * tengen.game.Playable#openings()} names the procedure. The answer is {@link
   * tengen.game.Move.Places}, {@link tengen.game.Move.Place} or {@link tengen.game.Move.Swap}.
   */
  record Opening(String procedure) implements Goal {}

  /**
   * So many points, each by the side whose turn it then is, that bring the chances of the side to
   * move nearest to {@code winRate}; only asked with {@link Ability#BALANCE}.
   *
   * @param winRate 0..1, for the side to move
   */
  record Balance(int points, double winRate) implements Goal {}
}
