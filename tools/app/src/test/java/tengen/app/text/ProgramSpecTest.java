package tengen.app.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProgramSpecTest {
  @Test
  void aPathAloneIsAProgram() {
    assertThat(ProgramSpec.parse("cmd=./engine"))
        .isEqualTo(new ProgramSpec(List.of("./engine"), Optional.empty()));
  }

  @Test
  void argumentsKeepTheirOrderAndTheirCommas() {
    assertThat(ProgramSpec.parse("cmd=/a b/engine,arg=--mode,arg=x,y,protocol=gtp,arg=k=v"))
        .isEqualTo(
            new ProgramSpec(List.of("/a b/engine", "--mode", "x,y", "k=v"), Optional.of("gtp")));
  }

  @Test
  void unknownKeysAreNamed() {
    assertFault(
        "engine", "expected cmd=PATH[,protocol=gomocup|gtp|analysis|botzone|ualberta][,arg=…]");
    assertFault("arg=x", "cmd=PATH is missing");
    assertFault("cmd=x,speed=3", "unknown key in speed=3; keys: ");
    assertFault("cmd=x,protocol=uci", "must be gomocup or gtp or analysis or botzone or ualberta");
  }

  private static void assertFault(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ProgramSpec.parse(text))
        .withMessageContaining(message);
  }
}
