package tengen.proof.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.gomoku.GomokuFactory;
import tengen.proof.build.KnownProofs.Packed;
import tengen.proof.build.ProofStatus.State;
import tengen.proof.tree.ProofWriter;
import tengen.proof.verifier.ProofVerifier;
import tengen.proof.verifier.Verification;
import tengen.rules.Gomoku;
import tengen.support.Waits;

/** Proofs of a few nodes, by the engine {@code gomoku}. */
final class ProofBuilderTest {
  private static final String SOLVER = "gomoku test";
  private static final List<List<Integer>> ROOTS =
      List.of(
          ProofRoots.parse("h8 l12 g9 l11 i7 f10", 15),
          ProofRoots.parse("h8 l12 g9 j10 i7 f10", 15));

  @TempDir Path folder;

  private static Engine engine() throws EngineException {
    var context =
        new EngineContext(
            Map.of(Searcher.RULES, new Gomoku.Freestyle()),
            Thread.ofPlatform().factory(),
            Optional.empty(),
            _ -> {});
    return new GomokuFactory().create(new EngineSettings(1, 1 << 20, 1, Map.of()), context);
  }

  private static void build(Path folder, List<List<Integer>> roots, int threads) throws Exception {
    try (var builder = ProofBuilder.open(folder, 15, roots, SOLVER, System::nanoTime);
        var workers = ProofWorkers.start(builder, threads, ProofBuilderTest::engine)) {
      assertThat(workers.await(Waits.CAP)).as("the proof is built").isTrue();
    }
  }

  private static Packed packed(Path folder, List<List<Integer>> roots) throws IOException {
    return KnownProofs.read(folder, 15, roots).pack(SOLVER).orElseThrow();
  }

  private static Verification verified(Packed packed) throws InterruptedException {
    return new ProofVerifier(1, 10_000_000, System::nanoTime)
        .verify(ProofWriter.file(packed.tree()), Integer.MAX_VALUE, 1);
  }

  @Tag("full")
  @Test
  void whatIsBuiltIsRight() throws Exception {
    build(folder, ROOTS, 2);
    ProofStatus status = KnownProofs.read(folder, 15, ROOTS).status();
    assertThat(status.count(State.PROVED)).isEqualTo(2);
    Packed packed = packed(folder, ROOTS);
    assertThat(verified(packed)).isInstanceOf(Verification.Right.class);
    assertThat(packed.everyReply()).isGreaterThan(100 * packed.noLeaves());
    assertThat(packed.noLeaves()).isGreaterThanOrEqualTo(packed.tree().nodes());
  }

  @Tag("full")
  @Test
  void aSearchGoesOnWhereItEnded() throws Exception {
    build(folder, ROOTS, 1);
    Path journal = folder.resolve("1.journal");
    List<String> lines = Files.readAllLines(journal);
    Packed whole = packed(folder, ROOTS);
    int half = lines.size() / 2;
    Files.write(journal, lines.subList(0, half));
    build(folder, ROOTS, 1);
    assertThat(Files.readAllLines(journal)).isEqualTo(lines);
    assertThat(packed(folder, ROOTS)).isEqualTo(whole);
  }

  @Tag("full")
  @Test
  void whatIsProvedNeedNotBeSearchedAgain() throws Exception {
    build(folder, ROOTS, 1);
    byte[] proof = ProofWriter.file(packed(folder, ROOTS).tree());
    Path other = Files.createDirectory(folder.resolve("other"));
    Files.write(other.resolve("known.proof"), proof);
    Packed packed = packed(other, ROOTS);
    assertThat(ProofWriter.file(packed.tree())).isEqualTo(proof);
  }

  @Test
  void aFileThatIsNoProofIsNamed() throws Exception {
    Path file = Files.write(folder.resolve("cut.proof"), new byte[] {'T'});
    assertThatThrownBy(() -> KnownProofs.read(folder, 15, ROOTS))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(file + ": no proof: ");
  }

  @Test
  void anEngineThatFailsEndsAllThreadsAndIsTold() throws Exception {
    try (var builder = ProofBuilder.open(folder, 15, ROOTS, SOLVER, System::nanoTime);
        var workers =
            ProofWorkers.start(
                builder,
                2,
                () -> {
                  throw new EngineException(EngineException.Kind.LOST, "no engine today");
                })) {
      assertThatThrownBy(() -> workers.await(Waits.CAP))
          .isInstanceOf(ExecutionException.class)
          .hasRootCauseMessage("no engine today");
    }
  }

  @Test
  void secondMovesAreThoseThatNoSymmetryMakesEqual() {
    assertThat(ProofRoots.secondMoves(15)).hasSize(35);
    assertThat(ProofRoots.secondMoves(5)).hasSize(5);
  }

  @Test
  void aRootThatCannotBePlayedIsRefused() {
    assertThatThrownBy(() -> ProofRoots.parse("h8", 15)).hasMessageStartingWith("White is to move");
    assertThatThrownBy(() -> ProofRoots.parse("h8 h8", 15)).hasMessage("h8: taken");
    assertThatThrownBy(() -> ProofRoots.parse("h8 k10", 9)).hasMessage("k10: not on the board");
    assertThatThrownBy(() -> ProofRoots.parse("h8 7,7", 15)).hasMessage("7,7: points such as h8");
  }
}
