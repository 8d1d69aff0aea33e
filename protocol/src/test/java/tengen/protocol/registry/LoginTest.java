package tengen.protocol.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.protocol.Dialect;
import tengen.protocol.Line;
import tengen.protocol.Login;

/** How a client says who it is, in each protocol. */
final class LoginTest {
  private static final Dialects ALL = Dialects.shipped();

  @Test
  void gtpAnswersItAsACommand() {
    Login login = login("gtp", "7 tengen-auth secret # a comment").orElseThrow();

    assertThat(login.token()).isEqualTo("secret");
    assertThat(login.welcome()).isEqualTo("=7 \n\n");
    assertThat(login.refusal().apply("no")).isEqualTo("?7 no\n\n");
  }

  @Test
  void gomocupAnswersItAsItsStart() {
    Login login = login("gomocup", "TENGEN-AUTH secret\r").orElseThrow();

    assertThat(login.token()).isEqualTo("secret");
    assertThat(login.welcome()).isEqualTo("OK\n");
    assertThat(login.refusal().apply("no")).isEqualTo("ERROR no\n");
  }

  @Test
  void analysisAnswersItWithoutTheToken() {
    Login login =
        login("analysis", "{\"token\":\"secret\",\"id\":\"x\",\"action\":\"tengen-auth\"}")
            .orElseThrow();

    assertThat(login.token()).isEqualTo("secret");
    assertThat(login.welcome()).isEqualTo("{\"id\":\"x\",\"action\":\"tengen-auth\"}\n");
    assertThat(login.refusal().apply("no"))
        .isEqualTo("{\"id\":\"x\",\"error\":\"no\",\"code\":\"denied\"}\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gtp name",
        "gtp",
        "gomocup START 15",
        "gomocup TENGEN-AUTH",
        "gomocup",
        "analysis {}",
        "analysis tengen-auth",
        "analysis [",
        "botzone tengen-auth secret"
      })
  void whatIsNoneIsNone(String dialectAndLine) {
    String[] words = dialectAndLine.split(" ", 2);

    assertThat(login(words[0], words.length > 1 ? words[1] : "")).isEmpty();
  }

  @Test
  void noLogShowsTheToken() {
    assertThat(login("gtp", "tengen-auth secret").orElseThrow().toString())
        .isEqualTo("tengen-auth");
  }

  @ParameterizedTest
  @CsvSource({
    "tengen-auth secret, gtp",
    "1 tengen-auth secret, gtp",
    "TENGEN-AUTH secret, gomocup",
    "Tengen-Auth secret, gomocup",
    "'{\"action\":\"tengen-auth\"}', analysis"
  })
  void asAFirstLineItTellsTheProtocolByItsForm(String line, String protocol) {
    assertThat(ALL.sniff(new FirstLine(line, false)).map(Dialect::name)).contains(protocol);
  }

  private static Optional<Login> login(String dialect, String line) {
    return ALL.named(dialect).orElseThrow().login(new Line(line, 0));
  }
}
