package tengen.store.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.store.archive.StoredGame;
import tengen.store.testing.MemoryArchive;
import tengen.store.testing.TestGames;

/** Imports of games into an archive that already contains some. */
class GameImportTest {
  private static final StoredGame THERE = TestGames.NOGO;

  private final MemoryArchive archive = MemoryArchive.withGames(List.of(THERE));

  private String store(StoredGame game) throws IOException {
    return archive.access().ask(games -> new GameImport(games).store(game)).join().id();
  }

  @Test
  void anotherGameHasAnIdOfItsOwn() throws IOException {
    StoredGame other = THERE.with(THERE.turns().subList(0, 1));
    String id = store(other);

    assertThat(store(other)).isEqualTo(id).isNotEqualTo(THERE.id());
    assertThat(archive.games())
        .containsExactlyInAnyOrder(THERE, other.of(other.owners(), StoredGame.IMPORT, id));
  }

  @Test
  void equalGamesAreStoredOnceWhateverTheirDate() throws IOException {
    assertThat(store(THERE)).isEqualTo(THERE.id());
    assertThat(store(THERE.begunAt(99))).isEqualTo(THERE.id());
    assertThat(archive.games()).containsExactly(THERE);
  }

  /**
   * Imports SGF, which stores an engine's evaluation as a comment only, and a day instead of a
   * time.
   */
  @Test
  void anExportInSgfIsTheSameGame() throws IOException {
    String sgf = GameFormat.SGF.write(THERE, "nogo").orElseThrow();
    assertThat(sgf).contains("DT[1970-01-01]", "C[win 7");

    assertThat(store(read(sgf))).isEqualTo(THERE.id());
    assertThat(archive.games()).containsExactly(THERE);
    assertThat(store(read(sgf.replace("C[win", "C[loss")))).isNotEqualTo(THERE.id());
    assertThat(archive.games()).hasSize(2);
  }

  /** Imports PSQ, which has no dates, comments or results. */
  @Test
  void anExportInPsqIsTheSameGame() throws IOException {
    String sgf =
        "(;GM[4]SZ[15]RU[gomoku-renju]PB[Ann]PW[Bob]DT[2026-11-03]RE[B+R]EV[Cup];B[hh]MS[7]C[good];W[gg])";
    String id = store(read(sgf));
    StoredGame stored = find(id);
    String psq = GameFormat.PSQ.write(stored, "gomoku").orElseThrow();

    assertThat(store(read(psq))).isEqualTo(id);
    assertThat(find(id)).isEqualTo(stored);
    assertThat(store(read(psq.replace("Ann", "Eve")))).isNotEqualTo(id);
    assertThat(store(read(psq.replace("-renju", "-caro")))).isNotEqualTo(id);
    assertThat(store(read(psq.replace(",7\n", ",8\n")))).isNotEqualTo(id);
    assertThat(store(read(sgf.replace("good", "bad").replace("PB", "ID[" + id + "]PB"))))
        .isNotEqualTo(id);
  }

  private StoredGame find(String id) {
    return archive.games().stream().filter(game -> game.id().equals(id)).findFirst().orElseThrow();
  }

  private static StoredGame read(String sgf) {
    var found = GameReaderTest.read(sgf);
    assertThat(found).hasOnlyElementsOfType(GameReader.Found.Game.class);
    return ((GameReader.Found.Game) found.getFirst()).game();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "DT[2026-11-03]",
        "DT[2026-11]",
        "DT[around 1990]",
        "PB[Ann]EV[Cup \\] 1]RO[2]KM[0]HA[2]RE[Void]GN[one]ID[other]ZZ[q][r]"
      })
  void importedGamesAreExportedUnchanged(String properties) throws IOException {
    String sgf =
        "(;GM[1]SZ[9]RU[NoGo]" + properties + ";B[ee]TR[aa][bb]LB[cc:1]N[x]BM[1];W[aa]V[3])";
    String id = store(read(sgf));
    StoredGame stored =
        archive.games().stream().filter(game -> game.id().equals(id)).findFirst().orElseThrow();
    String export = GameFormat.SGF.write(stored, "nogo").orElseThrow();

    for (String property : properties.split("(?<=])(?=[A-Z])")) {
      assertThat(export).contains(property);
    }
    assertThat(export).contains(";B[ee]TR[aa][bb]LB[cc:1]N[x]BM[1]\n;W[aa]V[3]");
    assertThat(export.contains("DT[")).isEqualTo(properties.contains("DT["));
    assertThat(store(read(export))).isEqualTo(id);
    assertThat(store(read(sgf))).isEqualTo(id);
    assertThat(archive.games()).hasSize(2);
  }

  @Test
  void gamesAreImportedWhateverIdTheirFileHas() throws IOException {
    StoredGame played = TestGames.ALICES;
    StoredGame imported = played.of(played.owners(), StoredGame.IMPORT, played.id());

    assertThat(store(played)).isEqualTo(store(played)).isEqualTo(played.id());
    assertThat(archive.games()).containsExactly(THERE, imported);
  }
}
