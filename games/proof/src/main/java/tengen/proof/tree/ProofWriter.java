package tengen.proof.tree;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import tengen.proof.tree.ProofNode.Black;
import tengen.proof.tree.ProofNode.Copy;
import tengen.proof.tree.ProofNode.Move;
import tengen.proof.tree.ProofNode.Reply;
import tengen.proof.tree.ProofNode.White;

/** Writes a proof in the format of {@code docs/proof-format.md}. */
public final class ProofWriter {
  private final Map<Plane, ByteArrayOutputStream> planes = new EnumMap<>(Plane.class);

  private ProofWriter() {
    for (Plane plane : Plane.values()) {
      planes.put(plane, new ByteArrayOutputStream());
    }
  }

  /** Returns the content of a proof's file. */
  public static byte[] toBytes(Proof tree) {
    var writer = new ProofWriter();
    tree.roots()
        .forEach(root -> writer.write(root.node(), ProofStones.of(tree.size(), root.line())));
    var bytes = new ByteArrayOutputStream();
    try (var out = new DataOutputStream(bytes)) {
      writer.write(tree, out);
      var checksum = new CRC32();
      checksum.update(bytes.toByteArray());
      out.writeInt((int) checksum.getValue());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private void write(Proof tree, DataOutputStream out) throws IOException {
    out.write(ProofFormat.MAGIC);
    out.write(ProofFormat.VERSION);
    out.write(ProofFormat.FREESTYLE);
    out.write(tree.size());
    byte[] solver = tree.solver().getBytes(StandardCharsets.UTF_8);
    out.write(solver.length);
    out.write(solver);
    out.write(1);
    out.write(tree.budget().moves());
    out.writeInt((int) tree.budget().nodes());
    out.write(tree.roots().size());
    for (Proof.Root root : tree.roots()) {
      out.write(root.line().size());
      for (int stone : root.line()) {
        out.write(stone);
      }
    }
    out.writeInt(tree.nodes());
    var body = new ByteArrayOutputStream();
    for (ByteArrayOutputStream plane : planes.values()) {
      out.writeInt(plane.size());
      plane.writeTo(body);
    }
    out.write(deflated(body.toByteArray()));
  }

  private ByteArrayOutputStream plane(Plane plane) {
    return Objects.requireNonNull(planes.get(plane));
  }

  private void write(Black node, ProofStones stones) {
    switch (node) {
      case Copy(var _, int original, int symmetry) -> {
        plane(Plane.BLACK).write(1 + symmetry);
        plane(Plane.TARGET).write(original >> 16);
        plane(Plane.TARGET).write(original >> 8);
        plane(Plane.TARGET).write(original);
      }
      case Move(var _, int point, White next) -> {
        plane(Plane.BLACK).write(0);
        plane(Plane.MOVE).write(MoveRanks.of(stones).rank(point));
        stones.play(point);
        write(next, stones);
        stones.undo();
      }
    }
  }

  private void write(White node, ProofStones stones) {
    int children = node.children().size();
    plane(Plane.WHITE)
        .write(Math.min(children, ProofFormat.MANY_CHILDREN) << ProofFormat.CHILDREN_SHIFT);
    if (children >= ProofFormat.MANY_CHILDREN) {
      plane(Plane.WHITE).write(children);
    }
    MoveRanks ranks = MoveRanks.of(stones);
    int before = -1;
    for (Reply reply : node.children()) {
      int rank = ranks.rank(reply.point());
      plane(Plane.REPLY).write(rank - before - 1);
      before = rank;
      stones.play(reply.point());
      write(reply.next(), stones);
      stones.undo();
    }
  }

  /** Returns replies in the order in which a White node lists them. */
  public static List<Integer> inOrder(List<Integer> replies, ProofStones stones) {
    MoveRanks ranks = MoveRanks.of(stones);
    return replies.stream().sorted(Comparator.comparingInt(ranks::rank)).toList();
  }

  private static byte[] deflated(byte[] body) {
    try (var deflater = new Deflater(Deflater.BEST_COMPRESSION, true)) {
      deflater.setStrategy(Deflater.FILTERED);
      deflater.setInput(body);
      deflater.finish();
      var packed = new ByteArrayOutputStream();
      byte[] buffer = new byte[1 << 16];
      while (!deflater.finished()) {
        packed.write(buffer, 0, deflater.deflate(buffer));
      }
      return packed.toByteArray();
    }
  }
}
