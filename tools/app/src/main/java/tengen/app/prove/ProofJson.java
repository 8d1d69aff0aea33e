package tengen.app.prove;

import java.io.IOException;
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
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.JsonFactory;

/**
 * Prints a proof as one JSON object: {@code {"rule", "size", "solver", "moves", "nodes", "roots":
 * [{"line", "tree": {"node", "black", "then": {"node", "white": {"i9": {…}, …}}}}]}}. Points are
 * written as {@code h8}. A copy is {@code {"node", "copy": number, "symmetry": 0 to 7}}.
 */
public final class ProofJson {
  private final int size;
  private final JsonGenerator json;

  private ProofJson(int size, JsonGenerator json) {
    this.size = size;
    this.json = json;
  }

  /** Prints the object. */
  public static void write(Proof tree, Writer out) throws IOException {
    try (JsonGenerator json =
        new JsonFactory().createGenerator(tools.jackson.core.ObjectWriteContext.empty(), out)) {
      new ProofJson(tree.size(), json).write(tree);
    }
  }

  private void write(Proof tree) {
    json.writeStartObject();
    json.writeStringProperty("rule", "freestyle");
    json.writeNumberProperty("size", tree.size());
    json.writeStringProperty("solver", tree.solver());
    json.writeNumberProperty("moves", tree.budget().moves());
    json.writeNumberProperty("nodes", tree.nodes());
    json.writeArrayPropertyStart("roots");
    for (Root root : tree.roots()) {
      json.writeStartObject();
      json.writeStringProperty("line", text(root.line()));
      json.writeName("tree");
      write(root.node());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private String text(List<Integer> line) {
    return String.join(" ", line.stream().map(this::text).toList());
  }

  private String text(int point) {
    return ProofStones.text(size, point);
  }

  private void write(Black node) {
    json.writeStartObject();
    json.writeNumberProperty("node", node.number());
    switch (node) {
      case Copy(var _, int original, int symmetry) -> {
        json.writeNumberProperty("copy", original);
        json.writeNumberProperty("symmetry", symmetry);
      }
      case Move(var _, int point, White next) -> {
        json.writeStringProperty("black", text(point));
        json.writeName("then");
        write(next);
      }
    }
    json.writeEndObject();
  }

  private void write(White node) {
    json.writeStartObject();
    json.writeNumberProperty("node", node.number());
    json.writeObjectPropertyStart("white");
    for (Reply reply : node.children()) {
      json.writeName(text(reply.point()));
      write(reply.next());
    }
    json.writeEndObject();
    json.writeEndObject();
  }
}
