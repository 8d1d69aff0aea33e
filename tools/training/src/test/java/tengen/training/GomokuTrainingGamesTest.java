package tengen.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.gomoku.search.GameShard;
import tengen.gomoku.search.SearchGate;

class GomokuTrainingGamesTest {
  private static final PrintStream SILENT = new PrintStream(OutputStream.nullOutputStream());
  private static final String SIGNATURE = "none";

  @Test
  void aKilledFileContinuesAndEndsUnchanged(@TempDir Path whole, @TempDir Path cut)
      throws IOException, InterruptedException {
    GomokuTrainingGames.run(options(whole, 1), SIGNATURE, SILENT);
    kill(cut);
    GomokuTrainingGames.run(options(cut, 2), SIGNATURE, SILENT);

    assertThat(names(cut)).isEqualTo(names(whole)).hasSize(3);
    for (String name : names(whole)) {
      assertThat(cut.resolve(name)).hasSameBinaryContentAs(whole.resolve(name));
    }
  }

  /** Leaves a journal as a killed process does: some whole games and a part of the next one. */
  private static void kill(Path folder) throws IOException, InterruptedException {
    Path journal = folder.resolve("000000-gomoku-freestyle.jsonl");
    SearchGate gate =
        () -> {
          if (lines(journal) > 1) {
            throw new InterruptedException("killed");
          }
        };
    var player = new ShardPlayer(options(folder, 1), SIGNATURE, gate, SILENT);
    assertThatThrownBy(() -> player.play(0)).hasMessage("killed");
    Files.writeString(journal, "{\"side\":15,\"mov", StandardOpenOption.APPEND);
  }

  private static int lines(Path file) {
    try {
      return Files.readAllLines(file).size();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aFinishedFileIsKept(@TempDir Path folder) throws IOException, InterruptedException {
    GomokuTrainingGames.run(options(folder, 1), SIGNATURE, SILENT);
    Path file = GameShard.files(folder).getFirst();
    var before = Files.readAttributes(file, "creationTime,lastModifiedTime,fileKey");
    GomokuTrainingGames.run(options(folder, 1), SIGNATURE, SILENT);
    assertThat(Files.readAttributes(file, "creationTime,lastModifiedTime,fileKey"))
        .isEqualTo(before);
  }

  @Test
  void theCheckFindsAFileThatTheManifestDoesNotDescribe(@TempDir Path folder)
      throws IOException, InterruptedException {
    GomokuTrainingGames.run(options(folder, 1), SIGNATURE, SILENT);
    var report = new ByteArrayOutputStream();
    ShardCheck.run(folder, new PrintStream(report, true, StandardCharsets.UTF_8));
    assertThat(report.toString(StandardCharsets.UTF_8)).startsWith("2 files, ");

    List<Path> files = GameShard.files(folder);
    Files.delete(files.getFirst());
    Files.copy(files.getLast(), files.getFirst());
    assertThatThrownBy(() -> ShardCheck.run(folder, SILENT))
        .hasMessage(files.getFirst() + ": the row in manifest.tsv differs");
  }

  @Test
  void anUnknownOptionIsRejected() {
    assertThatThrownBy(() -> GeneratorOptions.parse("folder", "--node", "5"))
        .hasMessageContaining("--node");
    assertThatThrownBy(() -> GeneratorOptions.parse("folder", "--nodes"))
        .hasMessageContaining("--nodes");
  }

  private static GeneratorOptions options(Path folder, int threads) {
    return GeneratorOptions.parse(
        folder.toString(),
        "--shards",
        "2",
        "--rules",
        "gomoku-freestyle,gomoku-renju",
        "--games",
        "2",
        "--nodes",
        "100",
        "--choice-nodes",
        "50",
        "--threads",
        String.valueOf(threads));
  }

  private static List<String> names(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
