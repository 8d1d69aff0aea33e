package tengen.proof.verifier;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tengen.proof.verifier.PackedProof.Plane;

/**
 * Walks a tree in preorder and checks its form: every move is legal, every copy equals an earlier
 * node, and no bytes are left over. Copies cannot form cycles: stones are only added, so no node
 * below a position equals it. The claims of White's nodes about other replies are not checked here.
 */
final class ProofTree {
  private final PackedProof file;
  private final StoneBoard board;
  private final List<Integer> line = new ArrayList<>();

  /** The positions of the Black nodes with a move, by preorder number. */
  private final Map<Integer, int[]> positions = new HashMap<>();

  /** White's nodes where the game goes on, in preorder. */
  final List<WhiteNode> whiteNodes = new ArrayList<>();

  /** Number of White nodes without a child. */
  int leaves;

  private int nodes;

  private ProofTree(PackedProof file) {
    this.file = file;
    board = new StoneBoard(file.size());
  }

  static ProofTree of(PackedProof file) throws FlawException {
    ProofTree tree = new ProofTree(file);
    for (List<Integer> root : file.roots()) {
      tree.walk(root);
    }
    tree.require(tree.nodes == file.nodes(), tree.nodes + " nodes, not " + file.nodes());
    for (Plane plane : Plane.values()) {
      ByteBuffer rest = file.plane(plane);
      tree.require(!rest.hasRemaining(), rest.remaining() + " bytes left over of " + plane);
    }
    return tree;
  }

  private void walk(List<Integer> root) throws FlawException {
    for (int stone : root) {
      require(stone < board.points() && board.isEmpty(stone), "an illegal root");
      place(stone);
      boolean isOver = board.hasFive(StoneBoard.BLACK) || board.hasFive(StoneBoard.WHITE);
      require(!isOver, "the root has a five");
    }
    if (isBlackToMove()) {
      black();
    } else {
      white();
    }
    while (!line.isEmpty()) {
      takeBack();
    }
  }

  private boolean isBlackToMove() {
    return line.size() % 2 == 0;
  }

  private void black() throws FlawException {
    int number = nodes++;
    int kind = next(Plane.BLACK);
    if (kind > 0) {
      require(kind <= 8, "a Black node of kind " + kind + ": 0 to 8");
      copy(number, kind - 1);
      return;
    }
    positions.put(number, board.colours());
    place(ranked(MoveOrder.empty(board.size(), line), next(Plane.MOVE)));
    white();
    takeBack();
  }

  private void copy(int number, int symmetry) throws FlawException {
    int target = next(Plane.TARGET) << 16 | next(Plane.TARGET) << 8 | next(Plane.TARGET);
    require(target < number, "a copy of node " + target + ", which does not come before " + number);
    int[] other = positions.get(target);
    if (other == null) {
      throw flaw("a copy of node " + target + ", which has no move of Black's");
    }
    int[] own = board.colours();
    for (int point = 0; point < own.length; point++) {
      require(
          own[point] == other[map(symmetry, point, board.size())],
          "a copy of node " + target + ", which is not equal under symmetry " + symmetry);
    }
  }

  /** Maps a point by a symmetry: 4 exchanges x and y, then 1 mirrors x and 2 mirrors y. */
  static int map(int symmetry, int point, int size) {
    boolean isExchanged = (symmetry & 4) != 0;
    int x = isExchanged ? point / size : point % size;
    int y = isExchanged ? point % size : point / size;
    return ((symmetry & 2) == 0 ? y : size - 1 - y) * size
        + ((symmetry & 1) == 0 ? x : size - 1 - x);
  }

  private void white() throws FlawException {
    int number = nodes++;
    int shape = next(Plane.WHITE);
    int children = shape >> 3 == 31 ? next(Plane.WHITE) : shape >> 3;
    int budget = shape & 7;
    require(budget < file.budgets().size(), "budget " + budget + " of " + file.budgets().size());
    if (children == 0) {
      leaves++;
    }
    if (board.hasFive(StoneBoard.BLACK)) {
      require(children == 0, "a child after Black's five");
      return;
    }
    BitSet replies = new BitSet();
    List<Integer> empty = MoveOrder.empty(board.size(), line);
    require(!empty.isEmpty(), "the board is full: a draw");
    whiteNodes.add(
        new WhiteNode(
            number, board.size(), List.copyOf(line), replies, file.budgets().get(budget).moves()));
    int rank = -1;
    for (int child = 0; child < children; child++) {
      rank += 1 + next(Plane.REPLY);
      int reply = ranked(empty, rank);
      replies.set(reply);
      place(reply);
      require(!board.hasFive(StoneBoard.WHITE), "White has five");
      black();
      takeBack();
    }
  }

  private int ranked(List<Integer> empty, int rank) throws FlawException {
    require(rank < empty.size(), "a move of rank " + rank + " among " + empty.size() + " points");
    return empty.get(rank);
  }

  private void place(int point) {
    board.place(point, isBlackToMove() ? StoneBoard.BLACK : StoneBoard.WHITE);
    line.add(point);
  }

  private void takeBack() {
    board.remove(line.removeLast());
  }

  private int next(Plane plane) throws FlawException {
    require(file.plane(plane).hasRemaining(), "the bytes of " + plane + " are at an end");
    return file.plane(plane).get() & 0xFF;
  }

  private void require(boolean isRight, String otherwise) throws FlawException {
    if (!isRight) {
      throw flaw(otherwise);
    }
  }

  private FlawException flaw(String what) {
    return new FlawException(FlawException.text(board.size(), line) + ": " + what);
  }
}
