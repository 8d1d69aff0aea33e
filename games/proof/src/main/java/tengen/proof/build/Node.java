package tengen.proof.build;

import java.util.ArrayList;
import java.util.List;

/**
 * A position of the search, whichever of its eight images it is reached in. Its numbers are proof
 * number and disproof number: how much at least is left to prove, or to refute (L. V. Allis, M. van
 * der Meulen and H. J. van den Herik, "Proof-number search", Artificial Intelligence 66, 1994), but
 * that of several that are all needed only the greatest counts in full, the others one each, since
 * they have much in common (T. Ueda, T. Hashimoto, J. Hashimoto and H. Iida, "Weak proof-number
 * search", Computers and Games, 2008). Guarded by its {@link ProofGraph}.
 */
abstract sealed class Node permits OrNode, AndNode {
  /** Beyond any sum. */
  static final int INFINITE = 1_000_000_000;

  /** So much work in vain makes a node seem as hard as one more position to prove. */
  private static final int WORK = 64;

  final long key;
  final List<Node> parents = new ArrayList<>(1);

  int proof = 1;
  int disproof = 1;

  /** How many positions were expanded on the way through it. */
  int work;

  /** Whether somebody is searching it now. */
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

  /**
   * How hard it seems to prove: a proof number that stays small while the work grows is not
   * believed.
   */
  int cost() {
    return isSettled() ? proof : Math.min(INFINITE - 1, proof + work / WORK);
  }

  /** Computes its numbers anew from its children's; whether they are others now. */
  abstract boolean update();

  final boolean set(int newProof, int newDisproof) {
    boolean isChanged = proof != newProof || disproof != newDisproof;
    proof = newProof;
    disproof = newDisproof;
    return isChanged;
  }

  /** Of several that are all needed. */
  static int all(int greatest, int others) {
    return greatest == INFINITE ? INFINITE : Math.min(INFINITE - 1, greatest + others);
  }
}
