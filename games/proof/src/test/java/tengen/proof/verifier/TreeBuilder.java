package tengen.proof.verifier;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tengen.proof.verifier.PackedProof.Budget;
import tengen.proof.verifier.ProofWriter.Black;
import tengen.proof.verifier.ProofWriter.Child;
import tengen.proof.verifier.ProofWriter.Copy;
import tengen.proof.verifier.ProofWriter.Move;
import tengen.proof.verifier.ProofWriter.White;

/**
 * Builds trees of wins by threats. A reply that is not won within a small budget becomes a child,
 * Black moves as a deeper search says, and a repeated position becomes a copy.
 */
final class TreeBuilder {
  private static final long NODES = 1_000_000;

  private final int size;
  private final int budget;
  private final int depth;
  private final List<Integer> line;
  private final Map<List<Integer>, Integer> numbers = new HashMap<>();
  private int nodes;

  private TreeBuilder(int size, int budget, int depth, List<Integer> root) {
    this.size = size;
    this.budget = budget;
    this.depth = depth;
    line = new ArrayList<>(root);
  }

  /**
   * Returns the tree of a root with Black to move, who wins by threats within {@code depth} moves.
   */
  static Black tree(int size, List<Integer> root, int budget, int depth) {
    return new TreeBuilder(size, budget, depth, root).black();
  }

  /** Returns a file of such a tree. */
  static byte[] file(int size, List<Integer> root, int budget, int depth) {
    return file(size, root, tree(size, root, budget, depth), budget);
  }

  static byte[] file(int size, List<Integer> root, Black tree, int budget) {
    ProofWriter writer = new ProofWriter(size, List.of(new Budget(budget, NODES)));
    writer.add(root, tree);
    return writer.file();
  }

  private StoneBoard board() {
    return new WhiteNode(0, size, line, new BitSet(), 0).board();
  }

  private Black black() {
    int number = nodes++;
    StoneBoard board = board();
    for (int symmetry = 0; symmetry < 8; symmetry++) {
      Integer target = numbers.get(mapped(board.colours(), symmetry));
      if (target != null) {
        return new Copy(target, symmetry);
      }
    }
    numbers.put(Arrays.stream(board.colours()).boxed().toList(), number);
    Solver solver = new Solver(board);
    if (!solver.wins(depth, NODES)) {
      throw new AssertionError("no win at " + line);
    }
    int move =
        board.hasFour(StoneBoard.WHITE)
            ? board.emptyPointsOf(4, StoneBoard.WHITE).nextSetBit(0)
            : solver.replay.move(depth - 1);
    line.add(move);
    White after = white();
    line.removeLast();
    return new Move(move, after);
  }

  /** Returns the position whose image under the symmetry has these colours. */
  private List<Integer> mapped(int[] colours, int symmetry) {
    Integer[] other = new Integer[colours.length];
    for (int point = 0; point < colours.length; point++) {
      other[ProofTree.map(symmetry, point, size)] = colours[point];
    }
    return List.of(other);
  }

  private White white() {
    nodes++;
    StoneBoard board = board();
    List<Child> children = new ArrayList<>();
    for (int reply : MoveOrder.empty(size, line)) {
      board.place(reply, StoneBoard.WHITE);
      boolean isClosed = new Solver(board).wins(budget, NODES);
      board.remove(reply);
      if (!isClosed) {
        line.add(reply);
        children.add(new Child(reply, black()));
        line.removeLast();
      }
    }
    return new White(children, 0);
  }
}
