package tengen.app.prove;

import java.io.PrintWriter;
import java.util.List;
import tengen.proof.tree.Proof;
import tengen.proof.tree.Proof.Root;
import tengen.proof.tree.ProofNode.Black;
import tengen.proof.tree.ProofNode.Copy;
import tengen.proof.tree.ProofNode.Move;
import tengen.proof.tree.ProofNode.Reply;
import tengen.proof.tree.ProofNode.White;

/**
 * Prints a proof as an SGF collection (FF[4]) with a game for each root and a variation for each
 * reply. A node's name is its number. The comment at the end of a variation tells how it ends.
 */
final class ProofSgf {
  private final int size;
  private final PrintWriter out;

  private ProofSgf(int size, PrintWriter out) {
    this.size = size;
    this.out = out;
  }

  /** Prints the collection. */
  static void write(Proof tree, PrintWriter out) {
    var sgf = new ProofSgf(tree.size(), out);
    for (Root root : tree.roots()) {
      out.print("(;GM[4]FF[4]CA[UTF-8]AP[Tengen]SZ[" + tree.size() + "]");
      sgf.stones(root.line());
      sgf.write(root.node());
      out.println(")");
    }
  }

  private void stones(List<Integer> line) {
    for (int i = 0; i < line.size(); i++) {
      stone(i % 2 == 0 ? 'B' : 'W', line.get(i));
    }
  }

  private void stone(char colour, int point) {
    out.print(";" + colour + "[" + letter(point % size) + letter(size - 1 - point / size) + "]");
  }

  private static char letter(int index) {
    return (char) ('a' + index);
  }

  private void write(Black node) {
    switch (node) {
      case Copy(int number, int original, var _) ->
          out.print("N[" + number + "]C[equal to " + original + "]");
      case Move(int number, int point, White next) -> {
        out.print("N[" + number + "]");
        stone('B', point);
        write(next);
      }
    }
  }

  private void write(White node) {
    out.print("N[" + node.number() + "]");
    if (node.children().isEmpty()) {
      out.print("C[Black wins by threats after every reply]");
    }
    for (Reply reply : node.children()) {
      out.println();
      out.print("(");
      stone('W', reply.point());
      write(reply.next());
      out.print(")");
    }
  }
}
