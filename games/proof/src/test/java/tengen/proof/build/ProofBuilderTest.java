package tengen.proof.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.engine.EngineException;
import tengen.support.Waits;

final class ProofBuilderTest {
  private static final String SOLVER = "gomoku test";
  private static final List<List<Integer>> ROOTS =
      List.of(
          ProofRoots.parse("h8 l12 g9 l11 i7 f10", 15),
          ProofRoots.parse("h8 l12 g9 j10 i7 f10", 15));

  @TempDir Path folder;

  @Test
  void invalidProofFilesAreReported() throws Exception {
    Path file = Files.write(folder.resolve("cut.proof"), new byte[] {'T'});
    assertThatThrownBy(() -> KnownProofs.read(folder, 15, ROOTS))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(file + ": not a proof: ");
  }

  @Test
  void engineFailuresEndAllThreadsAndAreReported() throws Exception {
    try (var builder = ProofBuilder.open(folder, 15, ROOTS, SOLVER, System::nanoTime);
        var workers =
            ProofWorkers.start(
                builder,
                2,
                () -> {
                  throw new EngineException(EngineException.Kind.BROKEN, "no engine today");
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
  void aRootThatCannotBePlayedIsRejected() {
    assertThatThrownBy(() -> ProofRoots.parse("h8", 15)).hasMessageStartingWith("White is to move");
    assertThatThrownBy(() -> ProofRoots.parse("h8 h8", 15)).hasMessage("h8: the point is taken");
    assertThatThrownBy(() -> ProofRoots.parse("h8 k10", 9)).hasMessage("k10: not on the board");
    assertThatThrownBy(() -> ProofRoots.parse("h8 7,7", 15))
        .hasMessage("7,7: not a point such as h8");
  }
}
