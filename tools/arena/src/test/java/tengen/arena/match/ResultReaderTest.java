package tengen.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.arena.PlayedGames;
import tengen.arena.game.GameResult;
import tengen.arena.stats.Sprt;
import tengen.arena.stats.Standing;

/** Tests of the table of a match that another process plays. */
final class ResultReaderTest {
  private static final Sprt TEST = new Sprt(0, 50, 0.05, 0.1, Sprt.Model.NORMALIZED);

  @TempDir Path folder;

  @Test
  void theTableFollowsTheMatch() throws Exception {
    Path path = folder.resolve("match.jsonl");
    List<GameResult> games = PlayedGames.between("new", "old", "WDWW").toList();
    try (ResultFile file = ResultFile.open(path, "[new is 1, old is 2]; " + TEST);
        ResultReader reader = ResultReader.open(path)) {
      assertThat(reader.read().standings().contestants()).isEmpty();

      file.add(games.get(1));
      file.add(games.get(0));
      assertThat(reader.read().standings().contestants())
          .extracting(Standing::name)
          .containsExactly("new", "old");

      Files.writeString(path, "{\"game\":3", StandardOpenOption.APPEND);
      assertThat(games(reader)).isEqualTo("1-1-0");
    }
    try (ResultFile file = ResultFile.open(path, "[new is 1, old is 2]; " + TEST);
        ResultReader reader = ResultReader.open(path)) {
      file.add(games.get(2));
      file.add(games.get(2));
      file.add(games.get(3));
      assertThat(games(reader)).isEqualTo("3-1-0");
      assertThat(reader.read().sprt().orElseThrow())
          .isEqualTo(
              TEST.after(
                  reader.read().standings().contestants().getFirst().results().pairs().counts()));
    }
  }

  private static String games(ResultReader reader) throws IOException {
    return reader.read().standings().contestants().getFirst().results().games().toString();
  }

  @Test
  void otherFilesAreRejected() throws Exception {
    Path other = Files.writeString(folder.resolve("notes"), "hello\n");
    assertThatThrownBy(
            () -> {
              try (ResultReader reader = ResultReader.open(other)) {
                reader.read();
              }
            })
        .isInstanceOf(IOException.class)
        .hasMessageEndingWith(": not a file of a match");
    assertThatThrownBy(() -> ResultReader.open(folder.resolve("none")))
        .isInstanceOf(NoSuchFileException.class);
  }
}
