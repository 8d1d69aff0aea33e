package tengen.proof.verifier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.proof.verifier.PackedProof.Budget;
import tengen.proof.verifier.ProofWriter.Black;
import tengen.proof.verifier.ProofWriter.Child;
import tengen.proof.verifier.ProofWriter.Copy;
import tengen.proof.verifier.ProofWriter.Move;
import tengen.proof.verifier.ProofWriter.White;
import tengen.proof.verifier.Verification.Flawed;
import tengen.proof.verifier.Verification.Right;

/** Accepts right trees, and reports each kind of flaw with the moves that lead there. */
final class ProofVerifierTest {
  private static final int BEHIND_SIZE = PackedProof.MAGIC.length + 3;
  private static final int SIZE = 15;
  private static final int BUDGET = 2;
  private static final int FLIPS = Boolean.getBoolean("tengen.long") ? 10_000 : 1_000;

  /** A game that Black wins in five more moves. */
  private static final Problems PROBLEM =
      Problems.of("vct").stream()
          .filter(each -> each.id().equals("T-VCT-034"))
          .findFirst()
          .orElseThrow();

  private static final List<Integer> ROOT = root(PROBLEM);
  private static final Move TREE = (Move) TreeBuilder.tree(SIZE, ROOT, BUDGET, 6);

  private static List<Integer> root(Problems problem) {
    List<Integer> line = new ArrayList<>();
    for (int i = 0; i < problem.black().size(); i++) {
      line.add(problem.black().get(i));
      line.add(problem.white().get(i));
    }
    return line;
  }

  private static Verification verify(byte[] file) {
    return verify(file, Integer.MAX_VALUE);
  }

  private static Verification verify(byte[] file, int sample) {
    try {
      return new ProofVerifier(1, 20_000, System::nanoTime).verify(file, sample, 1);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void assertFlawed(byte[] file, String what) {
    assertThat(verify(file)).isInstanceOf(Flawed.class).asString().contains(what);
  }

  private static byte[] file(Black tree) {
    return TreeBuilder.file(SIZE, ROOT, tree, BUDGET);
  }

  /** Returns the tree with other children after its first move. */
  private static byte[] withChildren(List<Child> children) {
    return file(new Move(TREE.point(), new White(children, 0)));
  }

  private static List<Child> children() {
    return TREE.after().children();
  }

  static List<Problems> winsByThrees() {
    return Problems.of("vct").stream()
        .filter(each -> each.black().size() == each.white().size())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("winsByThrees")
  void aTreeOfAKnownWinIsRight(Problems problem) {
    byte[] file = TreeBuilder.file(SIZE, root(problem), BUDGET, problem.moves() + 1);
    assertThat(verify(file)).isInstanceOf(Right.class);
  }

  @Test
  void rangesOfWhiteNodesAddUpToAll() throws InterruptedException {
    byte[] file = file(TREE);
    Right all = (Right) verify(file);
    var verifier = new ProofVerifier(1, 20_000, System::nanoTime);
    long replies = 0;
    for (int from = 0; from < all.whiteNodes(); from += 3) {
      int to = Math.min(all.whiteNodes(), from + 3);
      replies += ((Right) verifier.verifyRange(file, from, to)).replies();
    }
    assertThat(replies).isEqualTo(all.replies());
    assertThat(((Right) verifier.tree(file)).tested()).isZero();
  }

  /** Reads a stored file of version 1. */
  @Test
  void aFileOfVersionOneStaysReadable() throws Exception {
    try (InputStream file = getClass().getResourceAsStream("t-vct-034.proof")) {
      assertThat(verify(Objects.requireNonNull(file).readAllBytes())).isInstanceOf(Right.class);
    }
  }

  @Test
  void nodesAndRepliesAreCounted() {
    Right all = (Right) verify(file(TREE));
    Right some = (Right) verify(file(TREE), 1);
    assertThat(all.nodes()).isGreaterThan(10);
    assertThat(all.leaves()).isPositive();
    assertThat(all.tested()).isEqualTo((all.nodes() - all.copies()) / 2);
    assertThat(all.replies()).isGreaterThan(150L * all.tested());
    assertThat(all.slowestReply().moves()).startsWith(FlawException.text(SIZE, ROOT));
    assertThat(some.nodes()).isEqualTo(all.nodes());
    assertThat(some.tested()).isEqualTo(1);
    assertThat(some.replies()).isBetween(150L, 225L);
  }

  @Test
  void anyNumberOfThreadsFindsTheSame() throws InterruptedException {
    byte[] right = file(TREE);
    byte[] wrong = TreeBuilder.file(SIZE, ROOT, TREE, 1);
    ProofVerifier two = new ProofVerifier(2, 20_000, () -> 0);
    ProofVerifier one = new ProofVerifier(1, 20_000, () -> 0);
    assertThat(two.verify(right, Integer.MAX_VALUE, 1))
        .isEqualTo(one.verify(right, Integer.MAX_VALUE, 1));
    assertThat(two.verify(wrong, Integer.MAX_VALUE, 1))
        .isEqualTo(one.verify(wrong, Integer.MAX_VALUE, 1))
        .isInstanceOf(Flawed.class);
  }

  @Test
  void anErrorOfAThreadIsThrownAsItIs() {
    var error = new OutOfMemoryError("of a test");
    var verifier =
        new ProofVerifier(
            1,
            20_000,
            () -> {
              throw error;
            });
    assertThatThrownBy(() -> verifier.verify(file(TREE), Integer.MAX_VALUE, 1)).isSameAs(error);
  }

  @Test
  void aNodeMayHaveEveryReplyAsAChild() {
    // Black has a straight four, and makes his five after any reply.
    List<Integer> root = List.of(112, 0, 113, 2, 114, 30);
    List<Integer> line = new ArrayList<>(root);
    line.add(115);
    List<Child> all =
        MoveOrder.empty(SIZE, line).stream()
            .map(reply -> new Child(reply, new Move(reply == 116 ? 111 : 116, White.leaf(0))))
            .toList();
    byte[] file = TreeBuilder.file(SIZE, root, new Move(115, new White(all, 0)), BUDGET);
    assertThat(verify(file))
        .isInstanceOfSatisfying(
            Right.class,
            right -> {
              assertThat(right.nodes()).isEqualTo(2 + 2 * all.size());
              assertThat(right.replies()).isZero();
            });
  }

  @Test
  void aMissingReplyIsFound() {
    for (Child missing : children()) {
      List<Child> others = children().stream().filter(each -> each != missing).toList();
      List<Integer> line = new ArrayList<>(ROOT);
      line.addAll(List.of(TREE.point(), missing.reply()));
      assertFlawed(
          withChildren(others),
          FlawException.text(SIZE, line) + ": no child, and no win of Black's within 2 moves");
    }
  }

  @Test
  void aBudgetThatIsTooSmallIsFound() {
    assertFlawed(TreeBuilder.file(SIZE, ROOT, TREE, 1), "no win of Black's within 1 moves");
  }

  @Test
  void aMoveThatDoesNotWinIsFound() {
    int corner = ROOT.contains(0) ? SIZE - 1 : 0;
    assertFlawed(file(new Move(corner, TREE.after())), "");
    assertFlawed(file(new Move(corner, White.leaf(0))), "no win of Black's");
  }

  @Test
  void anIllegalMoveIsFound() {
    assertFlawed(file(new Move(ROOT.getFirst(), TREE.after())), "a move of rank 255 among");
    List<Child> taken = new ArrayList<>(children());
    taken.add(new Child(ROOT.getFirst(), children().getFirst().black()));
    assertFlawed(withChildren(taken), "a move of rank 255 among");
  }

  @Test
  void whiteMayNotHaveAFive() {
    // White has four in the top row, and Black plays elsewhere.
    List<Integer> root = List.of(112, 1, 0, 2, 80, 3, 144, 4);
    byte[] leaf = TreeBuilder.file(SIZE, root, new Move(113, White.leaf(0)), BUDGET);
    assertFlawed(leaf, "f1: White has five");
    White open = new White(List.of(new Child(5, new Move(114, White.leaf(0)))), 0);
    assertFlawed(TreeBuilder.file(SIZE, root, new Move(113, open), BUDGET), "f1: White has five");
  }

  @Test
  void positionsAfterABlackFiveAreNotSearched() {
    List<Integer> root = List.of(112, 0, 113, 2, 114, 30, 115, 60);
    Move five = new Move(116, White.leaf(0));
    assertThat(verify(TreeBuilder.file(SIZE, root, five, BUDGET)))
        .isInstanceOfSatisfying(Right.class, right -> assertThat(right.replies()).isZero());
    White going = new White(List.of(new Child(5, new Move(7, White.leaf(0)))), 0);
    assertFlawed(
        TreeBuilder.file(SIZE, root, new Move(116, going), BUDGET), "a child after Black's five");
  }

  @Test
  void aFullBoardIsADraw() {
    // Five by five, White's and Black's stones in pairs: nobody has a five.
    String rows = "xxoxo" + "ooxox" + "xxoxo" + "ooxox" + "xoxo.";
    List<Integer> black = points(rows, 'x');
    List<Integer> white = points(rows, 'o');
    List<Integer> root = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      root.add(black.get(i));
      root.add(white.get(i));
    }
    assertFlawed(TreeBuilder.file(5, root, new Move(24, White.leaf(0)), BUDGET), "a draw");
  }

  private static List<Integer> points(String cells, char side) {
    return IntStream.range(0, cells.length())
        .filter(point -> cells.charAt(point) == side)
        .boxed()
        .toList();
  }

  /** Returns a proof with two roots, the second being the image of the first under a symmetry. */
  private static byte[] withImage(int symmetry, Copy copy) {
    ProofWriter writer = new ProofWriter(SIZE, List.of(new Budget(BUDGET, 1000)));
    writer.add(ROOT, TREE);
    writer.add(image(symmetry), copy);
    return writer.file();
  }

  /** Returns the root that the symmetry maps to the known root. */
  private static List<Integer> image(int symmetry) {
    return ROOT.stream()
        .map(
            stone ->
                IntStream.range(0, SIZE * SIZE)
                    .filter(point -> ProofTree.map(symmetry, point, SIZE) == stone)
                    .findFirst()
                    .orElseThrow())
        .toList();
  }

  @Test
  void aCopyUnderEachSymmetryIsRightAndUnderNoOther() {
    for (int symmetry = 0; symmetry < 8; symmetry++) {
      for (int named = 0; named < 8; named++) {
        byte[] file = withImage(symmetry, new Copy(0, named));
        if (named == symmetry) {
          assertThat(verify(file, 0)).isInstanceOf(Right.class);
        } else {
          assertFlawed(file, "not equal under symmetry " + named);
        }
      }
    }
    assertFlawed(withImage(0, new Copy(0, 8)), "of kind 9");
  }

  @Test
  void aWrongCopyIsFound() {
    assertFlawed(withImage(0, new Copy(1, 0)), "a copy of node 1, which has no move of Black's");
    assertFlawed(withImage(0, new Copy(2, 0)), "a copy of node 2, which is not equal");
  }

  @Test
  void aCycleIsFound() {
    int own = ((Right) verify(file(TREE))).nodes();
    assertFlawed(withImage(0, new Copy(own, 0)), "which does not come before " + own);
    assertFlawed(withImage(0, new Copy(own + 1, 0)), "which does not come before " + own);
    assertFlawed(file(new Copy(0, 0)), "a copy of node 0, which does not come before 0");
    List<Child> circular = new ArrayList<>(children().subList(1, children().size()));
    circular.add(new Child(children().getFirst().reply(), new Copy(0, 0)));
    assertFlawed(withChildren(circular), "a copy of node 0, which is not equal");
  }

  @Test
  void missingBudgetsAreFound() {
    assertFlawed(file(new Move(TREE.point(), new White(children(), 1))), "budget 1 of 1");
  }

  @Test
  void aFileThatIsCutIsFoundEvenWithAChecksumThatFits() {
    byte[] file = file(TREE);
    for (int length = 0; length < file.length; length++) {
      byte[] cut = Arrays.copyOf(file, length);
      assertThat(verify(cut)).isInstanceOf(Flawed.class);
      if (length > 12) {
        ProofWriter.repairChecksum(cut);
        assertThat(verify(cut)).isInstanceOf(Flawed.class);
      }
    }
  }

  @Test
  void bytesBehindTheBodyAreFound() {
    byte[] file = file(TREE);
    byte[] longer = Arrays.copyOf(file, file.length + 1);
    assertFlawed(longer, "the checksum is not right");
    ProofWriter.repairChecksum(longer);
    assertFlawed(longer, "something follows the body");
  }

  @Test
  void aFlippedBitIsFound() {
    byte[] file = file(TREE);
    Random random = new Random(7);
    for (int i = 0; i < FLIPS; i++) {
      assertThat(verify(flipped(file, random.nextInt(file.length * 8)))).isInstanceOf(Flawed.class);
    }
  }

  private static byte[] flipped(byte[] file, int bit) {
    byte[] flipped = file.clone();
    flipped[bit / 8] ^= (byte) (1 << bit % 8);
    return flipped;
  }

  /**
   * A file that is still accepted after a flipped bit is right: Black wins from its roots, as
   * playing out every line shows. The header up to the board's size is not flipped, because a
   * larger board has too many lines.
   */
  @Test
  void aFlippedBitUnderAChecksumThatFitsMakesNoWrongProofRight() throws Exception {
    Random random = new Random(8);
    Map<String, Boolean> wins = new HashMap<>();
    int right = 0;
    List<byte[]> files = SmallProofs.files();
    for (int i = 0; i < FLIPS; i++) {
      byte[] file = files.get(i % files.size());
      byte[] flipped = flipped(file, random.nextInt(BEHIND_SIZE * 8, (file.length - 4) * 8));
      ProofWriter.repairChecksum(flipped);
      if (verify(flipped) instanceof Right) {
        right++;
        PackedProof proof = PackedProof.read(flipped);
        for (List<Integer> root : proof.roots()) {
          String cells = SmallProofs.cells(proof.size(), root);
          assertThat(wins.computeIfAbsent(cells, SmallProofs::isWon)).as(cells).isTrue();
        }
      }
    }
    assertThat(right).isBetween(1, FLIPS / 2);
  }
}
