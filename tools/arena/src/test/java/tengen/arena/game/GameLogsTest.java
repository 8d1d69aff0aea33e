package tengen.arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.arena.PlayedGames;
import tengen.arena.Players;

final class GameLogsTest {
  @TempDir Path folder;

  @Test
  void aLogThatIsNotWantedIsDeletedAtTheEndOfItsGame() throws Exception {
    Contestant a = Players.random("a");
    Contestant b = Players.random("b");
    Pairing pairing = Players.pairing(a, b);
    Path log = folder.resolve(GameFileName.of(pairing.number(), "a", "b") + ".log");
    List<String> warnings = new ArrayList<>();
    GameLogs logs = GameLogs.at(folder, game -> game.isLostBy("a"));

    for (char winner : new char[] {'W', 'B', '='}) {
      logs.begin(pairing, warnings::add);
      assertThat(log).isNotEmptyFile();
      logs.end(pairing, PlayedGames.game(1, "a", "b", winner), warnings::add);
      assertThat(log.toFile().exists()).isEqualTo(winner == 'W');
    }
    assertThat(warnings).isEmpty();
  }
}
