package tengen.proof.verifier;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import tengen.proof.verifier.ProofWriter.Black;
import tengen.proof.verifier.ProofWriter.Move;

/** Trees on nearly full boards, small enough to play out every game. */
final class SmallProofs {
  private static final int SIZE = 6;
  private static final int EMPTY = 12;
  private static final int COUNT = 5;
  private static final int BUDGET = 2;
  private static final int DEPTH = 5;

  private SmallProofs() {}

  /** Returns trees in which some reply is a child. */
  static List<byte[]> files() {
    List<byte[]> files = new ArrayList<>();
    Random random = new Random(3);
    while (files.size() < COUNT) {
      List<Integer> root = root(random);
      if (isWorthATree(root)) {
        Black tree = TreeBuilder.tree(SIZE, root, BUDGET, DEPTH);
        if (tree instanceof Move move && !move.after().children().isEmpty()) {
          files.add(TreeBuilder.file(SIZE, root, tree, BUDGET));
        }
      }
    }
    return files;
  }

  private static List<Integer> root(Random random) {
    List<Integer> points = new ArrayList<>(IntStream.range(0, SIZE * SIZE).boxed().toList());
    Collections.shuffle(points, random);
    return List.copyOf(points.subList(0, points.size() - EMPTY));
  }

  private static boolean isWorthATree(List<Integer> root) {
    StoneBoard board = new WhiteNode(0, SIZE, root, new BitSet(), 0).board();
    return !board.hasFive(StoneBoard.BLACK)
        && !board.hasFive(StoneBoard.WHITE)
        && !new Solver(board).wins(BUDGET, 1000)
        && new Solver(board).wins(DEPTH, 10_000);
  }

  /** Returns a position as text: {@code x} for Black, {@code o} for White. */
  static String cells(int size, List<Integer> line) {
    StringBuilder cells = new StringBuilder(".".repeat(size * size));
    for (int i = 0; i < line.size(); i++) {
      cells.setCharAt(line.get(i), i % 2 == 0 ? 'x' : 'o');
    }
    return cells.toString();
  }

  /** Returns whether Black, to move, wins. */
  static boolean isWon(String cells) {
    int size = (int) Math.round(Math.sqrt(cells.length()));
    return new BruteForce(size, cells, 0).winsAtAll();
  }
}
