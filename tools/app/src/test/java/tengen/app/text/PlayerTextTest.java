package tengen.app.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.arena.game.TimeControl;
import tengen.arena.match.PlayerSpec;

final class PlayerTextTest {
  private static final TimeControl SECOND = TimeControl.UNLIMITED.withTurnMs(1000);

  @Test
  void anIdAloneIsAConfiguredEngine() {
    assertThat(PlayerText.parse("gomoku-classic", SECOND))
        .isEqualTo(
            new PlayerSpec(
                Optional.of("gomoku-classic"),
                List.of(),
                Optional.empty(),
                "gomoku-classic",
                SECOND,
                Map.of()));
  }

  @Test
  void aProgramIsNamedByItsFile() {
    assertThat(PlayerText.parse("cmd=/opt/pbrain-x,arg=-v,arg=a,b,protocol=gtp", SECOND))
        .isEqualTo(
            new PlayerSpec(
                Optional.empty(),
                List.of("/opt/pbrain-x", "-v", "a,b"),
                Optional.of("gtp"),
                "pbrain-x",
                SECOND,
                Map.of()));
  }

  @Test
  void limitsAndOptionsOfItsOwnTakeTheOthersPlace() {
    PlayerSpec spec =
        PlayerText.parse("x,name=y,st=0.5,nodes=10,depth=3,option.style=greedy", SECOND);
    assertThat(spec.name()).isEqualTo("y");
    assertThat(spec.time()).isEqualTo(SECOND.withTurnMs(500).withNodes(10).withDepth(3));
    assertThat(spec.options()).isEqualTo(Map.of("style", "greedy"));
  }

  @Test
  void aClockIsForTheGameOrForSoManyMoves() {
    assertThat(PlayerText.parse("x,tc=60+0.5", SECOND).time())
        .isEqualTo(SECOND.withClock(0, 60_000, 500));
    assertThat(PlayerText.parse("x,tc=40/60", SECOND).time())
        .isEqualTo(SECOND.withClock(40, 60_000, 0));
  }

  @Test
  void unknownKeysAreNamed() {
    assertFault("name=x", "an engine's id or cmd=PATH");
    assertFault("x,cmd=y", "an engine's id or cmd=PATH");
    assertFault("x,speed=3", "unknown key in speed=3; keys: ");
    assertFault("x,st=0", "seconds, at least 0.001");
    assertFault("x,st=fast", "seconds, at least 0.001");
    assertFault("x,nodes=-1", "at least 1");
    assertFault("x,tc=forty", "MOVES/SECONDS+INC");
  }

  private static void assertFault(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerText.parse(text, SECOND))
        .withMessageContaining(message);
  }
}
