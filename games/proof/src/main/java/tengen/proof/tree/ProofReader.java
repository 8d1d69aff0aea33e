package tengen.proof.tree;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import tengen.proof.tree.Proof.Budget;
import tengen.proof.tree.Proof.Root;
import tengen.proof.tree.ProofNode.Black;
import tengen.proof.tree.ProofNode.Copy;
import tengen.proof.tree.ProofNode.Move;
import tengen.proof.tree.ProofNode.Reply;
import tengen.proof.tree.ProofNode.White;

/**
 * Reads a proof. Checks the checksum and the form, but not whether the proof is right; the verifier
 * does that.
 */
public final class ProofReader {
  private static final int MIN_SIZE = 5;
  private static final int MAX_SIZE = 15;
  private static final int MAX_BYTES = 1 << 24;

  private final Map<Plane, ByteBuffer> planes;
  private int number;

  private ProofReader(Map<Plane, ByteBuffer> planes) {
    this.planes = planes;
  }

  /** Returns the proof of a file. */
  public static Proof read(byte[] file) throws ProofFormatException {
    try {
      ByteBuffer in = checked(file);
      require(in.get() == ProofFormat.VERSION, "not of version " + ProofFormat.VERSION);
      require(in.get() == ProofFormat.FREESTYLE, "not of freestyle");
      int size = in.get();
      require(size >= MIN_SIZE && size <= MAX_SIZE, "board size " + size);
      String solver = new String(bytes(in), StandardCharsets.UTF_8);
      require(in.get() == 1, "several budgets");
      var budget = new Budget(in.get() & 0xFF, in.getInt() & 0xFFFFFFFFL);
      List<List<Integer>> lines = lines(in, size);
      int nodes = in.getInt();
      var reader = new ProofReader(planes(in));
      List<Root> roots = new ArrayList<>();
      for (List<Integer> line : lines) {
        roots.add(new Root(line, reader.black(ProofStones.of(size, line))));
      }
      require(reader.number == nodes, reader.number + " nodes, not " + nodes);
      return new Proof(size, solver, budget, roots, nodes);
    } catch (BufferUnderflowException | IndexOutOfBoundsException _) {
      throw new ProofFormatException("the file is incomplete");
    }
  }

  private static List<List<Integer>> lines(ByteBuffer in, int size) throws ProofFormatException {
    List<List<Integer>> lines = new ArrayList<>();
    for (int left = in.get() & 0xFF; left > 0; left--) {
      List<Integer> line = new ArrayList<>();
      for (byte stone : bytes(in)) {
        line.add(stone & 0xFF);
      }
      boolean isPlayable =
          line.stream().allMatch(point -> point < size * size)
              && line.stream().distinct().count() == line.size();
      require(isPlayable, "a root that cannot be played");
      lines.add(line);
    }
    return lines;
  }

  private static byte[] bytes(ByteBuffer in) {
    byte[] bytes = new byte[in.get() & 0xFF];
    in.get(bytes);
    return bytes;
  }

  private int next(Plane plane) {
    return Objects.requireNonNull(planes.get(plane)).get() & 0xFF;
  }

  private Black black(ProofStones stones) {
    int own = number++;
    int kind = next(Plane.BLACK);
    if (kind > 0) {
      int original = next(Plane.TARGET) << 16 | next(Plane.TARGET) << 8 | next(Plane.TARGET);
      return new Copy(own, original, kind - 1);
    }
    int point = MoveRanks.of(stones).point(next(Plane.MOVE));
    stones.play(point);
    White child = white(stones);
    stones.undo();
    return new Move(own, point, child);
  }

  private White white(ProofStones stones) {
    int own = number++;
    int children = next(Plane.WHITE) >> ProofFormat.CHILDREN_SHIFT;
    if (children == ProofFormat.MANY_CHILDREN) {
      children = next(Plane.WHITE);
    }
    MoveRanks ranks = MoveRanks.of(stones);
    List<Reply> replies = new ArrayList<>();
    int rank = -1;
    for (int left = children; left > 0; left--) {
      rank += next(Plane.REPLY) + 1;
      int point = ranks.point(rank);
      stones.play(point);
      replies.add(new Reply(point, black(stones)));
      stones.undo();
    }
    return new White(own, replies);
  }

  private static ByteBuffer checked(byte[] file) throws ProofFormatException {
    int length = file.length - Integer.BYTES;
    byte[] magic = ProofFormat.MAGIC;
    require(
        length >= magic.length && Arrays.equals(file, 0, magic.length, magic, 0, magic.length),
        "it does not begin with " + new String(magic, StandardCharsets.US_ASCII));
    var checksum = new CRC32();
    checksum.update(file, 0, length);
    require(
        ByteBuffer.wrap(file).getInt(length) == (int) checksum.getValue(),
        "the checksum is not right");
    return ByteBuffer.wrap(file, magic.length, length - magic.length).slice();
  }

  private static Map<Plane, ByteBuffer> planes(ByteBuffer in) throws ProofFormatException {
    Map<Plane, Integer> lengths = new EnumMap<>(Plane.class);
    long sum = 0;
    for (Plane plane : Plane.values()) {
      int length = in.getInt();
      lengths.put(plane, length);
      sum += length & 0xFFFFFFFFL;
    }
    require(sum <= MAX_BYTES, sum + " bytes of nodes: " + MAX_BYTES + " at most");
    ByteBuffer body = ByteBuffer.wrap(inflated(in, (int) sum));
    Map<Plane, ByteBuffer> planes = new EnumMap<>(Plane.class);
    lengths.forEach(
        (plane, length) -> {
          planes.put(plane, body.slice(body.position(), length));
          body.position(body.position() + length);
        });
    return planes;
  }

  private static byte[] inflated(ByteBuffer in, int length) throws ProofFormatException {
    byte[] body = new byte[length];
    try (var inflater = new Inflater(true)) {
      inflater.setInput(in);
      int filled = 0;
      for (int got = 1; got > 0 && filled < length; filled += got) {
        got = inflater.inflate(body, filled, length - filled);
      }
      require(filled == length, "the body is too short");
      return body;
    } catch (DataFormatException _) {
      throw new ProofFormatException("the compressed data is damaged");
    }
  }

  private static void require(boolean isSo, String fault) throws ProofFormatException {
    if (!isSo) {
      throw new ProofFormatException(fault);
    }
  }
}
