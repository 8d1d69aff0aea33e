package tengen.app.flags;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.app.output.CommandException;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.host.plugin.PluginLoader;

/** Tests of the game selection by {@code --game}, {@code --rule} and {@code --size}. */
final class BoardFlagsTest {
  private static final Map<String, GameRules> RULES = PluginLoader.load().rules();

  private static BoardFlags flags(String game, @Nullable String rule, @Nullable String size) {
    var flags = new BoardFlags();
    flags.game = game;
    flags.rule = rule;
    flags.size = size;
    return flags;
  }

  @ParameterizedTest
  @CsvSource({
    "gomoku, , , gomoku-freestyle, 15, 15",
    "gomoku, renju, , gomoku-renju, 15, 15",
    "gomoku, standard-caro, 20x17, gomoku-standard-caro, 20, 17",
    "gomoku-caro, , 9, gomoku-caro, 9, 9",
    "nogo, , , nogo, 9, 9",
    "nogo, , 7x5, nogo, 7, 5"
  })
  void aFamilyARuleAndASizeAreAStart(
      String game,
      @Nullable String rule,
      @Nullable String size,
      String rules,
      int width,
      int height)
      throws CommandException {
    assertThat(flags(game, rule, size).start(RULES))
        .isEqualTo(Position.start(rules, Setup.Board.empty(width, height)));
  }

  @Test
  void aGameWithoutABoardBeginsWithItsExample() throws CommandException {
    assertThat(flags("nim", null, null).start(RULES).setup()).isInstanceOf(Setup.Text.class);
  }

  @ParameterizedTest
  @CsvSource({
    "chess, , , '--game chess: no such game; games: gomoku, nogo, nim, '",
    "chess, renju, , '--game chess: no such game; games: gomoku, nogo, nim, '",
    "nogo, renju, , --rule renju: nogo has one rule; omit --rule",
    "gomoku, foul, , '--rule foul: gomoku has the rules freestyle, standard, renju, '",
    "gomoku, , 4, --size 4: board size 4: gomoku plays 5 to 22",
    "gomoku, , big, '--size must be N or WxH, such as 15 or 9x7, got big'"
  })
  void unknownGamesAreRejected(
      String game, @Nullable String rule, @Nullable String size, String message) {
    assertThatThrownBy(() -> flags(game, rule, size).start(RULES))
        .isInstanceOf(CommandException.class)
        .hasMessageContaining(message);
  }

  @Test
  void anEmptyBoardIsNamedByRowsAndColumns() throws CommandException {
    assertThat(flags("nogo", null, null).empty(RULES, "3x4"))
        .isEqualTo(Position.start("nogo", Setup.Board.empty(4, 3)));
  }

  @ParameterizedTest
  @CsvSource({
    "nogo, , 3x, '--board 3x: must be RxC, such as 3x4'",
    "nogo, 9, 3x4, --board 3x4 cannot be combined with --size",
    "gomoku, , 3x3, --board 3x3: board size 3: gomoku plays 5 to 22"
  })
  void invalidBoardSizesAreRejected(
      String game, @Nullable String size, String board, String message) {
    assertThatThrownBy(() -> flags(game, null, size).empty(RULES, board))
        .isInstanceOf(CommandException.class)
        .hasMessage("tengen: " + message);
  }
}
