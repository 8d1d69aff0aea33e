package tengen.proof.tree;

import java.util.List;

/**
 * A node of a proof, with its number in preorder. Points are those of the line of stones that leads
 * to the node.
 */
public sealed interface ProofNode {
  int number();

  /** A node with Black to move. */
  sealed interface Black extends ProofNode {}

  /** A node with White to move. Black wins by threats after every reply that is no child. */
  record White(int number, List<Reply> children) implements ProofNode {
    public White {
      children = List.copyOf(children);
    }
  }

  /** Black's move and the node after it. */
  record Move(int number, int point, White next) implements Black {}

  /**
   * A repeated position.
   *
   * @param original the number of a {@link Move}
   * @param symmetry maps its points to the original's: {@link ProofStones}
   */
  record Copy(int number, int original, int symmetry) implements Black {}

  /** White's reply and the node after it. */
  record Reply(int point, Black next) {}
}
