package tengen.gomoku.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.gomoku.GomokuFactory;
import tengen.proof.build.KnownProofs;
import tengen.proof.build.KnownProofs.Packed;
import tengen.proof.build.ProofBuilder;
import tengen.proof.build.ProofRoots;
import tengen.proof.build.ProofStatus;
import tengen.proof.build.ProofStatus.State;
import tengen.proof.build.ProofWorkers;
import tengen.proof.tree.ProofWriter;
import tengen.proof.verifier.ProofVerifier;
import tengen.proof.verifier.Verification;
import tengen.support.Waits;
import tengen.support.games.Referees;

/** Tests of small proofs that {@code gomoku} finds. */
@Tag("full")
final class BuiltProofTest {
  private static final String SOLVER = "gomoku test";
  private static final List<List<Integer>> ROOTS =
      List.of(
          ProofRoots.parse("h8 l12 g9 l11 i7 f10", 15),
          ProofRoots.parse("h8 l12 g9 j10 i7 f10", 15));

  @TempDir Path folder;

  private static Engine engine() throws EngineException {
    return new GomokuFactory().create(new EngineSettings(1, 1 << 20, 1, Map.of()), Referees.host());
  }

  private static void build(Path folder, List<List<Integer>> roots, int threads) throws Exception {
    try (var builder = ProofBuilder.open(folder, 15, roots, SOLVER, System::nanoTime);
        var workers = ProofWorkers.start(builder, threads, BuiltProofTest::engine)) {
      assertThat(workers.await(Waits.CAP)).as("the proof is built").isTrue();
    }
  }

  private static Packed packed(Path folder, List<List<Integer>> roots) throws IOException {
    return KnownProofs.read(folder, 15, roots).pack(SOLVER).orElseThrow();
  }

  private static Verification verified(Packed packed) throws InterruptedException {
    return new ProofVerifier(1, 10_000_000, System::nanoTime)
        .verify(ProofWriter.toBytes(packed.tree()), Integer.MAX_VALUE, 1);
  }

  @Test
  void aBuiltProofIsVerified() throws Exception {
    build(folder, ROOTS, 2);
    ProofStatus status = KnownProofs.read(folder, 15, ROOTS).status();
    assertThat(status.count(State.PROVED)).isEqualTo(2);
    Packed packed = packed(folder, ROOTS);
    assertThat(verified(packed)).isInstanceOf(Verification.Right.class);
    assertThat(packed.everyReply()).isGreaterThan(100 * packed.noLeaves());
    assertThat(packed.noLeaves()).isGreaterThanOrEqualTo(packed.tree().nodes());
  }

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

  @Test
  void provenPositionsAreNotSearchedAgain() throws Exception {
    build(folder, ROOTS, 1);
    byte[] proof = ProofWriter.toBytes(packed(folder, ROOTS).tree());
    Path other = Files.createDirectory(folder.resolve("other"));
    Files.write(other.resolve("known.proof"), proof);
    Packed packed = packed(other, ROOTS);
    assertThat(ProofWriter.toBytes(packed.tree())).isEqualTo(proof);
  }
}
