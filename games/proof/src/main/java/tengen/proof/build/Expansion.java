package tengen.proof.build;

import java.util.List;

/** The result of a search about a position, in points of its canonical image. */
sealed interface Expansion {
  /** Returns the key of the position. */
  long key();

  /** Returns the cost of the search, in the engine's nodes. */
  long nodes();

  /**
   * Moves for Black to try, the likeliest first.
   *
   * @param stage effort of the search: {@link ExpansionLimits}
   * @param moves empty if Black loses
   */
  record Moves(long key, int stage, long nodes, List<Integer> moves) implements Expansion {
    public Moves {
      moves = List.copyOf(moves);
    }
  }

  /**
   * White's replies after which no win by threats was found; after all others Black wins by
   * threats.
   *
   * @param legal number of legal replies
   */
  record Replies(long key, int legal, long nodes, List<Integer> open) implements Expansion {
    public Replies {
      open = List.copyOf(open);
    }
  }
}
