package tengen.proof.verifier;

import static tengen.proof.verifier.FlawException.require;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * An unpacked file of the format in {@code docs/proof-format.md}.
 *
 * @param solver name and version of the solver that the node limits refer to
 * @param roots the stones of each root, in playing order
 * @param nodes number of nodes of all roots
 * @param planes the tree, by {@link Plane}
 */
record PackedProof(
    int size,
    String solver,
    List<Budget> budgets,
    List<List<Integer>> roots,
    int nodes,
    Map<Plane, ByteBuffer> planes) {

  /**
   * The limits within which a solver proves that Black wins after a reply that the tree leaves out.
   *
   * @param moves maximum number of Black's moves by threes and fours, including the five; blocks of
   *     White's fours count unless they come before any other move
   * @param nodes the node limit of the solver that built the tree, in its own nodes
   */
  record Budget(int moves, long nodes) {}

  /** The parts of a file by kind of byte, in the order of the file. */
  enum Plane {
    /** A byte for each Black node: 0 for a move, else 1 plus the symmetry of a copy. */
    BLACK,
    /** A byte for each Black node with a move: its rank among the empty points. */
    MOVE,
    /** Three bytes for each copy: the preorder number of the node that it equals. */
    TARGET,
    /**
     * A byte for each White node: 8 * children + budget; from 31 children on a byte with their
     * number follows.
     */
    WHITE,
    /** A byte for each child of a White node: the number of ranks between it and the one before. */
    REPLY
  }

  static final byte[] MAGIC = "TGNPROOF".getBytes(StandardCharsets.US_ASCII);
  static final int VERSION = 1;
  static final int FREESTYLE = 0;
  static final int MAX_NODES = 1 << 22;

  static PackedProof read(byte[] file) throws FlawException {
    try {
      ByteBuffer in = checked(file);
      require(in.get() == VERSION, "not of version 1");
      require(in.get() == FREESTYLE, "not of rule 0, freestyle");
      int size = in.get();
      require(size >= 5 && size <= 15, "board size " + size + ": 5 to 15");
      byte[] solver = new byte[in.get() & 0xFF];
      in.get(solver);
      List<Budget> budgets = new ArrayList<>();
      for (int left = in.get() & 0xFF; left > 0; left--) {
        budgets.add(new Budget(in.get() & 0xFF, in.getInt() & 0xFFFFFFFFL));
      }
      List<List<Integer>> roots = new ArrayList<>();
      for (int left = in.get() & 0xFF; left > 0; left--) {
        roots.add(bytes(in));
      }
      int nodes = in.getInt();
      require(nodes > 0 && nodes <= MAX_NODES, nodes + " nodes: 1 to " + MAX_NODES);
      String name = new String(solver, StandardCharsets.UTF_8);
      return new PackedProof(size, name, budgets, roots, nodes, planes(in, nodes));
    } catch (BufferUnderflowException _) {
      throw new FlawException("the file is incomplete");
    }
  }

  String subject() {
    String all = String.join(", ", roots.stream().map(r -> FlawException.text(size, r)).toList());
    return String.format(
        Locale.ROOT, "freestyle %1$dx%1$d, roots: %2$s; solver: %3$s", size, all, solver);
  }

  ByteBuffer plane(Plane plane) {
    return Objects.requireNonNull(planes.get(plane));
  }

  int copies() {
    return plane(Plane.TARGET).capacity() / 3;
  }

  private static ByteBuffer checked(byte[] file) throws FlawException {
    int length = file.length - Integer.BYTES;
    boolean isProof = length >= MAGIC.length && Arrays.equals(file, 0, 8, MAGIC, 0, 8);
    require(isProof, "not a proof: it does not begin with TGNPROOF");
    CRC32 crc = new CRC32();
    crc.update(file, 0, length);
    boolean isWhole = ByteBuffer.wrap(file).getInt(length) == (int) crc.getValue();
    require(isWhole, "the checksum is not right");
    return ByteBuffer.wrap(file, MAGIC.length, length - MAGIC.length).slice();
  }

  private static List<Integer> bytes(ByteBuffer in) {
    List<Integer> bytes = new ArrayList<>();
    for (int left = in.get() & 0xFF; left > 0; left--) {
      bytes.add(in.get() & 0xFF);
    }
    return bytes;
  }

  private static Map<Plane, ByteBuffer> planes(ByteBuffer in, int nodes) throws FlawException {
    Map<Plane, Integer> lengths = new EnumMap<>(Plane.class);
    int sum = 0;
    for (Plane plane : Plane.values()) {
      int length = in.getInt();
      require(length >= 0 && length <= 3 * nodes, "a plane of " + length + " bytes");
      lengths.put(plane, length);
      sum += length;
    }
    ByteBuffer body = ByteBuffer.wrap(inflated(in, sum));
    Map<Plane, ByteBuffer> planes = new EnumMap<>(Plane.class);
    lengths.forEach(
        (plane, length) -> {
          planes.put(plane, body.slice(body.position(), length));
          body.position(body.position() + length);
        });
    return planes;
  }

  private static byte[] inflated(ByteBuffer in, int length) throws FlawException {
    // An extra byte shows whether the body is too long.
    byte[] body = new byte[length + 1];
    try (Inflater inflater = new Inflater(true)) {
      inflater.setInput(in);
      boolean isWhole = inflater.inflate(body) == length && inflater.finished();
      require(isWhole, "the body has not the length of its planes");
      require(inflater.getRemaining() == 0, "something follows the body");
      return body;
    } catch (DataFormatException _) {
      throw new FlawException("the compressed data is damaged");
    }
  }
}
