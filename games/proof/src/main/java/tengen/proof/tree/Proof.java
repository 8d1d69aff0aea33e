package tengen.proof.tree;

import java.util.List;

/**
 * Proofs that Black wins freestyle Gomoku, in the terms of {@code docs/proof-format.md}.
 *
 * @param size of the square board
 * @param budget of every White node
 * @param nodes how many there are, copies included
 */
public record Proof(int size, String solver, Budget budget, List<Root> roots, int nodes) {
  public Proof {
    roots = List.copyOf(roots);
  }

  /**
   * Within what the solver finds the wins after replies that a tree leaves out.
   *
   * @param moves own moves of Black's, the five included
   * @param nodes the solver's
   */
  public record Budget(int moves, long nodes) {}

  /**
   * One theorem.
   *
   * @param line stones in playing order; Black is to move
   */
  public record Root(List<Integer> line, ProofNode.Black node) {
    public Root {
      line = List.copyOf(line);
    }
  }
}
