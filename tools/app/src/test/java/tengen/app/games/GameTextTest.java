package tengen.app.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameOwners;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredPlayer;

class GameTextTest {
  @Test
  void clientTextCannotReverseTheOutput() {
    var odd = new StoredPlayer("a\u202Eb\u2028c\u2029d\u009Be\u001Bf", "", "");
    var game =
        new StoredGame(
            "0123456789abcdef",
            StoredGame.IMPORT,
            GameOwners.of(""),
            Position.start("nogo", Setup.Board.empty(5, 5)),
            odd,
            odd,
            0,
            OptionalLong.empty(),
            Optional.empty(),
            "",
            List.of(),
            List.of(),
            FileProperties.NONE);

    assertThat(GameText.table(List.of(GameSummary.of(game)))).contains("a b c d e f");
  }
}
