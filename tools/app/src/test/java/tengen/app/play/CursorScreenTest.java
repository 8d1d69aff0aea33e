package tengen.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.host.plugin.PluginLoader;

/** Tests of keys on a board of 15 by 15, whose centre is h8. */
final class CursorScreenTest {
  private static final GameRules RULES =
      Objects.requireNonNull(PluginLoader.load().rules().get("gomoku-freestyle"));
  private static final String UP = "\033[A";
  private static final String DOWN = "\033OB";
  private static final String RIGHT = "\033[C";

  private final StringWriter shown = new StringWriter();

  private Optional<String> asked(String keys) throws IOException {
    var screen = new CursorScreen(new StringReader(keys)::read, new PrintWriter(shown));
    Position start = Position.start(RULES.id(), Setup.Board.empty(15, 15));
    return screen.ask(RULES, start, "Black to move");
  }

  @Test
  void enterPlaysUnderTheCursor() throws IOException {
    assertThat(asked("\r")).contains("h8");
    assertThat(asked(UP + UP + RIGHT + DOWN + "\n")).contains("i9");
    assertThat(shown.toString()).contains(" 8 . . . . . . .>.<. . .", "Black to move");
  }

  @Test
  void theCursorStaysOnTheBoard() throws IOException {
    assertThat(asked(UP.repeat(20) + RIGHT.repeat(20) + "\r")).contains("o15");
  }

  @Test
  void typedTextIsACommand() throws IOException {
    assertThat(asked("hintt\b\r")).contains("hint");
  }

  @Test
  void theEndOfInputQuits() throws IOException {
    assertThat(asked("h")).isEmpty();
    assertThat(asked("h\004")).isEmpty();
  }
}
