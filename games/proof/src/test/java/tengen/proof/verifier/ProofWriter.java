package tengen.proof.verifier;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import tengen.proof.verifier.PackedProof.Budget;
import tengen.proof.verifier.PackedProof.Plane;

/** Writes trees, right or wrong, in the format that {@link PackedProof} reads. */
final class ProofWriter {
  private final int size;
  private final List<Budget> budgets;
  private final Map<Plane, ByteArrayOutputStream> planes = new EnumMap<>(Plane.class);
  private final List<List<Integer>> roots = new ArrayList<>();
  private final List<Integer> line = new ArrayList<>();
  private int nodes;

  ProofWriter(int size, List<Budget> budgets) {
    this.size = size;
    this.budgets = budgets;
    for (Plane plane : Plane.values()) {
      planes.put(plane, new ByteArrayOutputStream());
    }
  }

  /** Black's node: a move or a copy. */
  sealed interface Black {}

  record Move(int point, White after) implements Black {}

  record Copy(int target, int symmetry) implements Black {}

  /** A position with White to move. */
  record White(List<Child> children, int budget) {
    static White leaf(int budget) {
      return new White(List.of(), budget);
    }
  }

  record Child(int reply, Black black) {}

  /** Returns a file of a single tree. */
  static byte[] file(int size, List<Budget> budgets, List<Integer> root, White tree) {
    ProofWriter writer = new ProofWriter(size, budgets);
    writer.add(root, tree);
    return writer.file();
  }

  void add(List<Integer> root, White tree) {
    begin(root);
    write(tree);
  }

  void add(List<Integer> root, Black tree) {
    begin(root);
    write(tree);
  }

  private void begin(List<Integer> root) {
    roots.add(root);
    line.clear();
    line.addAll(root);
  }

  private void write(Black black) {
    nodes++;
    switch (black) {
      case Copy(int target, int symmetry) -> {
        put(Plane.BLACK, 1 + symmetry);
        put(Plane.TARGET, target >> 16);
        put(Plane.TARGET, target >> 8);
        put(Plane.TARGET, target);
      }
      case Move(int point, White after) -> {
        put(Plane.BLACK, 0);
        put(Plane.MOVE, rank(point));
        line.add(point);
        write(after);
        line.removeLast();
      }
    }
  }

  private void write(White white) {
    nodes++;
    int children = white.children().size();
    put(Plane.WHITE, Math.min(children, 31) << 3 | white.budget());
    if (children >= 31) {
      put(Plane.WHITE, children);
    }
    List<Child> ordered = inOrder(white.children());
    int before = -1;
    for (Child child : ordered) {
      int rank = rank(child.reply());
      put(Plane.REPLY, rank - before - 1);
      before = rank;
      line.add(child.reply());
      write(child.black());
      line.removeLast();
    }
  }

  /** Returns the children of the current position in the order of the file. */
  private List<Child> inOrder(List<Child> children) {
    return children.stream().sorted(Comparator.comparing(child -> rank(child.reply()))).toList();
  }

  /** Returns the rank of a point. An occupied point gets a rank that no empty point has. */
  private int rank(int point) {
    int rank = MoveOrder.empty(size, line).indexOf(point);
    return rank < 0 ? 255 : rank;
  }

  private void put(Plane plane, int value) {
    planes.get(plane).write(value);
  }

  byte[] file() {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    planes.values().forEach(plane -> body.writeBytes(plane.toByteArray()));
    byte[] packed = deflated(body.toByteArray());
    ByteBuffer out = ByteBuffer.allocate(1000 + packed.length);
    out.put(PackedProof.MAGIC).put((byte) PackedProof.VERSION).put((byte) PackedProof.FREESTYLE);
    out.put((byte) size);
    byte[] solver = "test 1".getBytes(StandardCharsets.UTF_8);
    out.put((byte) solver.length).put(solver);
    out.put((byte) budgets.size());
    budgets.forEach(each -> out.put((byte) each.moves()).putInt((int) each.nodes()));
    out.put((byte) roots.size());
    for (List<Integer> root : roots) {
      out.put((byte) root.size());
      root.forEach(stone -> out.put(stone.byteValue()));
    }
    out.putInt(nodes);
    planes.values().forEach(plane -> out.putInt(plane.size()));
    out.put(packed).putInt(0);
    byte[] file = new byte[out.position()];
    out.flip().get(file);
    repairChecksum(file);
    return file;
  }

  static void repairChecksum(byte[] file) {
    CRC32 crc = new CRC32();
    crc.update(file, 0, file.length - 4);
    ByteBuffer.wrap(file).putInt(file.length - 4, (int) crc.getValue());
  }

  private static byte[] deflated(byte[] body) {
    try (Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true)) {
      deflater.setInput(body);
      deflater.finish();
      byte[] packed = new byte[body.length + 1000];
      return Arrays.copyOf(packed, deflater.deflate(packed));
    }
  }
}
