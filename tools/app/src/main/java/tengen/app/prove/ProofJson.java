package tengen.app.prove;

import java.io.Writer;
import java.util.List;
import tengen.proof.tree.Proof;
import tengen.proof.tree.Proof.Root;
import tengen.proof.tree.ProofNode.Black;
import tengen.proof.tree.ProofNode.Copy;
import tengen.proof.tree.ProofNode.Move;
import tengen.proof.tree.ProofNode.Reply;
import tengen.proof.tree.ProofNode.White;
import tengen.proof.tree.ProofStones;
import tengen.protocol.json.JsonStream;

/**
 * Prints a proof as one JSON object: {@code {"rule", "size", "solver", "moves", "nodes", "roots":
 * [{"line", "tree": {"node", "black", "then": {"node", "white": {"i9": {…}, …}}}}]}}. Points are
 * written as {@code h8}. A copy is {@code {"node", "copy": number, "symmetry": 0 to 7}}.
 */
final class ProofJson {
  private final int size;
  private final JsonStream json;

  private ProofJson(int size, JsonStream json) {
    this.size = size;
    this.json = json;
  }

  /** Prints the object without a line end. */
  static void write(Proof tree, Writer out) {
    try (JsonStream json = JsonStream.to(out)) {
      new ProofJson(tree.size(), json).write(tree);
    }
  }

  private void write(Proof tree) {
    json.startObject();
    json.field("rule", "freestyle");
    json.field("size", tree.size());
    json.field("solver", tree.solver());
    json.field("moves", tree.budget().moves());
    json.field("nodes", tree.nodes());
    json.name("roots");
    json.startArray();
    for (Root root : tree.roots()) {
      json.startObject();
      json.field("line", text(root.line()));
      json.name("tree");
      write(root.node());
      json.endObject();
    }
    json.endArray();
    json.endObject();
  }

  private String text(List<Integer> line) {
    return String.join(" ", line.stream().map(this::text).toList());
  }

  private String text(int point) {
    return ProofStones.text(size, point);
  }

  private void write(Black node) {
    json.startObject();
    json.field("node", node.number());
    switch (node) {
      case Copy(var _, int original, int symmetry) -> {
        json.field("copy", original);
        json.field("symmetry", symmetry);
      }
      case Move(var _, int point, White next) -> {
        json.field("black", text(point));
        json.name("then");
        write(next);
      }
    }
    json.endObject();
  }

  private void write(White node) {
    json.startObject();
    json.field("node", node.number());
    json.name("white");
    json.startObject();
    for (Reply reply : node.children()) {
      json.name(text(reply.point()));
      write(reply.next());
    }
    json.endObject();
    json.endObject();
  }
}
