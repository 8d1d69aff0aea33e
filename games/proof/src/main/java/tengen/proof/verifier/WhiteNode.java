package tengen.proof.verifier;

import java.util.BitSet;
import java.util.List;

/**
 * A position with White to move in which Black has no five.
 *
 * @param number in preorder
 * @param size of the board
 * @param line all stones, in playing order
 * @param children the replies that have a subtree
 * @param moves within which Black wins after every other reply
 */
record WhiteNode(int number, int size, List<Integer> line, BitSet children, int moves) {
  StoneBoard board() {
    StoneBoard board = new StoneBoard(size);
    int colour = StoneBoard.BLACK;
    for (int stone : line) {
      board.place(stone, colour);
      colour = StoneBoard.BLACK + StoneBoard.WHITE - colour;
    }
    return board;
  }

  String text() {
    return FlawException.text(size, line);
  }

  /** Returns the line followed by a reply. */
  String text(int reply) {
    return text() + " " + FlawException.text(size, List.of(reply));
  }
}
