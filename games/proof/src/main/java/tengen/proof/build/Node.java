package tengen.proof.build;

import java.util.ArrayList;
import java.util.List;

/**
 * A position of the search, the same for all of its eight images. Proof number and disproof number
 * estimate the work left to prove or refute it (L. V. Allis, M. van der Meulen and H. J. van den
 * Herik, "Proof-number search", Artificial Intelligence 66, 1994). If several children are all
 * needed, only the greatest number counts in full and each other child counts 1, since they have
 * much in common (T. Ueda, T. Hashimoto, J. Hashimoto and H. Iida, "Weak proof-number search",
 * Computers and Games, 2008). Guarded by its {@link ProofGraph}.
 */
abstract sealed class Node permits OrNode, AndNode {
  /** A number greater than any sum. */
  static final int INFINITE = 1_000_000_000;

  /** Number of expansions without success that raise the cost of a node by 1. */
  private static final int EXPANSIONS_PER_COST = 64;

  final long key;
  final List<Node> parents = new ArrayList<>(1);

  int proof = 1;
  int disproof = 1;

  /** Number of positions expanded below this node. */
  int work;

  /** True while a thread of this process is expanding the node. */
  boolean isTaken;

  Node(long key) {
    this.key = key;
  }

  boolean isProved() {
    return proof == 0;
  }

  boolean isRefuted() {
    return disproof == 0;
  }

  boolean isSettled() {
    return isProved() || isRefuted();
  }

  /** Returns the estimated cost of a proof: the proof number, raised by the work already spent. */
  int cost() {
    return isSettled() ? proof : Math.min(INFINITE - 1, proof + work / EXPANSIONS_PER_COST);
  }

  /** Recomputes the numbers from the children's. Returns whether they changed. */
  abstract boolean update();

  final boolean set(int newProof, int newDisproof) {
    boolean isChanged = proof != newProof || disproof != newDisproof;
    proof = newProof;
    disproof = newDisproof;
    return isChanged;
  }

  /** Returns the number of a node that needs all of its children. */
  static int all(int greatest, int others) {
    return greatest == INFINITE ? INFINITE : Math.min(INFINITE - 1, greatest + others);
  }
}
