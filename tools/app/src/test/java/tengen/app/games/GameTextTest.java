package tengen.app.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.store.archive.GameSummary;
import tengen.store.archive.KeptGame;
import tengen.store.archive.KeptPlayer;

class GameTextTest {
  @Test
  void whatAClientSaysOfItselfTurnsNoTextAround() {
    var odd = new KeptPlayer("a\u202Eb\u2028c\u2029d\u009Be\u001Bf", "", "");
    var game =
        new KeptGame(
            "0123456789abcdef",
            KeptGame.IMPORT,
            "",
            Position.start("nogo", Setup.Board.empty(5, 5)),
            odd,
            odd,
            0,
            OptionalLong.empty(),
            Optional.empty(),
            "",
            List.of(),
            List.of());

    assertThat(GameText.table(List.of(GameSummary.of(game)))).contains("a b c d e f");
  }
}
