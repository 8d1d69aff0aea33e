package tengen.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.engine.EngineSettings;
import tengen.game.Playable;

class ProcessFactoryTest {
  private final ProcessFactory factory = new ProcessFactory();

  @Test
  void aProgramPlaysTheGamesThatItsOptionsName() {
    var options = Map.of("command", "rapfi", "games", "gomoku-renju 15\nnogo 2-19 rectangles");

    assertThat(factory.descriptor(new EngineSettings(1, 1, 1, options)).games())
        .containsExactly(
            Playable.board("gomoku-renju", 15, 15), Playable.board("nogo", 2, 19).withRectangles());
  }

  @Test
  void withoutACommandItPlaysNothing() {
    var options = Map.of("games", "nogo 9");

    assertThat(factory.descriptor(new EngineSettings(1, 1, 1, options)).games()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"nogo", "nogo 9-2", "nogo 0-9", "nogo x", "nogo 9 squares", "nogo 9\nnogo 7"})
  void gamesThatMakeNoSenseAreObjectedTo(String games) {
    assertThat(ProcessOptions.GAMES.objection(games).orElseThrow())
        .startsWith("games \"" + games.lines().toList().getLast() + '"')
        .contains("gomoku-freestyle 5-22");
  }

  @Test
  void aVariableHasAName() {
    assertThat(ProcessOptions.ENVIRONMENT.objection("A=1\nB=")).isEmpty();
    assertThat(ProcessOptions.ENVIRONMENT.objection("A=1\n=2"))
        .contains("environment \"=2\"; one variable a line, as NAME=VALUE");
  }
}
