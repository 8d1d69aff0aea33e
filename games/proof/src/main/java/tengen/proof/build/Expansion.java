package tengen.proof.build;

import java.util.List;

/** What was found out about a position by one search, in points of its canonical image. */
sealed interface Expansion {
  /** The key of the position. */
  long key();

  /** What the search cost, in the engine's nodes. */
  long nodes();

  /**
   * Moves that Black may try, the likeliest first.
   *
   * @param stage how hard they were looked for: {@link ExpansionLimits}
   * @param moves none: Black loses
   */
  record Moves(long key, int stage, long nodes, List<Integer> moves) implements Expansion {
    public Moves {
      moves = List.copyOf(moves);
    }
  }

  /**
   * Replies of White after which no win by threats was found; Black wins by threats after every
   * other.
   *
   * @param legal how many replies there are
   */
  record Replies(long key, int legal, long nodes, List<Integer> open) implements Expansion {
    public Replies {
      open = List.copyOf(open);
    }
  }
}
