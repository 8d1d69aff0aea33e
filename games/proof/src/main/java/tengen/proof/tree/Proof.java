package tengen.proof.tree;

import java.util.List;

/**
 * Proofs that Black wins freestyle Gomoku, as {@code docs/proof-format.md} describes.
 *
 * @param size of the square board
 * @param budget of every White node
 * @param nodes number of nodes, including copies
 */
public record Proof(int size, String solver, Budget budget, List<Root> roots, int nodes) {
  public Proof {
    roots = List.copyOf(roots);
  }

  /**
   * The limits within which the solver wins after replies that a tree leaves out.
   *
   * @param moves maximum number of Black's moves, including the five
   * @param nodes the solver's node limit
   */
  public record Budget(int moves, long nodes) {}

  /**
   * A theorem.
   *
   * @param line stones in playing order, with Black to move next
   */
  public record Root(List<Integer> line, ProofNode.Black node) {
    public Root {
      line = List.copyOf(line);
    }
  }
}
