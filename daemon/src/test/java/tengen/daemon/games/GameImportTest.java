package tengen.daemon.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.daemon.archive.KeptGame;
import tengen.daemon.archive.MemoryArchive;
import tengen.daemon.archive.TestGames;

/** Games that are put into an archive which has some. */
class GameImportTest {
  private static final KeptGame THERE = TestGames.NOGO;

  private final MemoryArchive archive = MemoryArchive.withGames(List.of(THERE));

  private String keep(KeptGame game) throws IOException {
    return archive.access().ask(games -> new GameImport(games).keep(game)).join();
  }

  @Test
  void anotherGameHasAnIdOfItsOwn() throws IOException {
    KeptGame other = THERE.with(THERE.turns().subList(0, 1));
    String id = keep(other);

    assertThat(keep(other)).isEqualTo(id).isNotEqualTo(THERE.id());
    assertThat(archive.games())
        .containsExactlyInAnyOrder(THERE, other.of(other.owner(), KeptGame.IMPORT, id));
  }

  @Test
  void theSameGameIsThereOnceWhenIsNotAsked() throws IOException {
    assertThat(keep(THERE)).isEqualTo(THERE.id());
    assertThat(keep(THERE.begunAt(99))).isEqualTo(THERE.id());
    assertThat(archive.games()).containsExactly(THERE);
  }

  @Test
  void itIsImportedWhateverItsFileSays() throws IOException {
    KeptGame played = TestGames.ALICES;
    KeptGame imported = played.of("alice", KeptGame.IMPORT, played.id());

    assertThat(keep(played)).isEqualTo(keep(played)).isEqualTo(played.id());
    assertThat(archive.games()).containsExactly(THERE, imported);
  }
}
