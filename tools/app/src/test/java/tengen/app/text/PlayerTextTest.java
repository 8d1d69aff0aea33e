package tengen.app.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
                Optional.empty(),
                "gomoku-classic",
                SECOND,
                Map.of(),
                false));
  }

  @Test
  void aProgramIsNamedByItsFile() {
    assertThat(PlayerText.parse("cmd=/opt/pbrain-x,arg=-v,arg=a,b,protocol=gtp", SECOND))
        .isEqualTo(
            new PlayerSpec(
                Optional.empty(),
                List.of("/opt/pbrain-x", "-v", "a,b"),
                Optional.of("gtp"),
                Optional.empty(),
                "pbrain-x",
                SECOND,
                Map.of(),
                false));
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
  void aPlayersOwnPartsOverrideThoseOfEach() {
    PlayerText players =
        PlayerText.sharing(
            SECOND,
            List.of("nodes=9,arg=-v,arg=-w,dir=/opt,protocol=gtp", "restart=on,option.a=1"));
    assertThat(players.parse("cmd=x"))
        .isEqualTo(
            new PlayerSpec(
                Optional.empty(),
                List.of("x", "-v", "-w"),
                Optional.of("gtp"),
                Optional.of("/opt"),
                "x",
                SECOND.withNodes(9),
                Map.of("a", "1", "overhead-ms", "0", "restarts", "0"),
                true));
    assertThat(players.parse("cmd=x,nodes=5,arg=-q,dir=/,protocol=gomocup,restart=auto,option.a=2"))
        .isEqualTo(
            new PlayerSpec(
                Optional.empty(),
                List.of("x", "-q"),
                Optional.of("gomocup"),
                Optional.of("/"),
                "x",
                SECOND.withNodes(5),
                Map.of("a", "2", "overhead-ms", "0", "restarts", "0"),
                false));
  }

  @Test
  void aProgramInAMatchHasItsWholeLimitAndNoRestartsUnlessOptionsAreGiven() {
    PlayerText match = PlayerText.sharing(SECOND, List.of());
    assertThat(match.parse("cmd=x").options())
        .isEqualTo(Map.of("overhead-ms", "0", "restarts", "0"));
    assertThat(match.parse("cmd=x,option.overhead-ms=80,option.restarts=2").options())
        .isEqualTo(Map.of("overhead-ms", "80", "restarts", "2"));
    assertThat(PlayerText.parse("cmd=x", SECOND).options()).isEmpty();
  }

  @Test
  void sharedPartsOfProgramsDoNotApplyToConfiguredEngines() {
    PlayerSpec spec =
        PlayerText.sharing(SECOND, List.of("dir=/opt,arg=-v,protocol=gtp,restart=on")).parse("x");
    assertThat(spec)
        .isEqualTo(
            new PlayerSpec(
                Optional.of("x"),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                "x",
                SECOND,
                Map.of(),
                true));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cmd=x", "name=x", "gomoku"})
  void partsOfOnePlayerCannotBeShared(String part) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerText.sharing(SECOND, List.of(part + ",nodes=1")))
        .withMessageMatching(".*" + part + " cannot apply to every player; keys: arg, .*");
  }

  @Test
  void unknownKeysAreNamed() {
    assertFault("name=x", "an engine's id or cmd=PATH");
    assertFault("x,cmd=y", "an engine's id or cmd=PATH");
    assertFault("cmd=", "cmd and name must not be empty, got cmd=");
    assertFault("x,name=", "cmd and name must not be empty, got x,name=");
    assertFault("x,speed=3", "unknown key in speed=3; keys: ");
    assertFault("x,st=0", "seconds, at least 0.001");
    assertFault("x,st=fast", "seconds, at least 0.001");
    assertFault("x,nodes=-1", "at least 1");
    assertFault("x,restart=yes", "restart must be on, off or auto, got yes");
    assertFault("x,dir=/opt", "arg, dir and protocol need a program, cmd=PATH");
    assertFault("x,arg=-v", "arg, dir and protocol need a program, cmd=PATH");
    assertFault("x,protocol=gtp", "arg, dir and protocol need a program, cmd=PATH");
    assertFault("x,tc=forty", "MOVES/SECONDS+INC");
  }

  private static void assertFault(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerText.parse(text, SECOND))
        .withMessageContaining(message);
  }
}
