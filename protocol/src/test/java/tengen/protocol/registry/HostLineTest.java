package tengen.protocol.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.protocol.Dialect;
import tengen.protocol.HostLine;
import tengen.protocol.Line;

/** Login and resume lines in each protocol. */
final class HostLineTest {
  private static final Dialects ALL = Dialects.shipped();

  @Test
  void gtpAnswersItAsACommand() {
    HostLine login = login("gtp", "7 tengen-auth secret # a comment").orElseThrow();

    assertThat(login.argument()).isEqualTo("secret");
    assertThat(login.answer().apply("")).isEqualTo("=7 \n\n");
    assertThat(login.rejection().apply("no")).isEqualTo("?7 no\n\n");
  }

  @Test
  void gomocupAnswersItAsItsStart() {
    HostLine login = login("gomocup", "TENGEN-AUTH secret\r").orElseThrow();

    assertThat(login.argument()).isEqualTo("secret");
    assertThat(login.answer().apply("")).isEqualTo("OK\n");
    assertThat(login.rejection().apply("no")).isEqualTo("ERROR no\n");
  }

  @Test
  void analysisAnswersItWithoutTheToken() {
    HostLine login =
        login("analysis", "{\"token\":\"secret\",\"id\":\"x\",\"action\":\"tengen-auth\"}")
            .orElseThrow();

    assertThat(login.argument()).isEqualTo("secret");
    assertThat(login.answer().apply("")).isEqualTo("{\"id\":\"x\",\"action\":\"tengen-auth\"}\n");
    assertThat(login.rejection().apply("no"))
        .isEqualTo("{\"id\":\"x\",\"error\":\"no\",\"code\":\"denied\"}\n");
  }

  @ParameterizedTest
  @CsvSource({
    "gtp, 7 tengen-resume abc 12, '=7 some\n\n'",
    "gomocup, TENGEN-RESUME abc 12, 'OK some\n'",
    "analysis, '{\"action\":\"tengen-resume\",\"token\":\"abc\",\"received\":12}',"
        + " '{\"action\":\"tengen-resume\",\"answer\":\"some\"}\n"
        + "'"
  })
  void resumeRequestsHaveTheNumberOfReceivedMessages(String dialect, String line, String answer) {
    HostLine resume = login(dialect, line).orElseThrow();

    assertThat(resume.word()).isEqualTo(HostLine.RESUME);
    assertThat(resume.argument()).isEqualTo("abc 12");
    assertThat(resume.answer().apply("some")).isEqualTo(answer.replace("\\n", "\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gtp name",
        "gtp",
        "gomocup START 15",
        "gomocup",
        "analysis {}",
        "analysis tengen-auth",
        "analysis [",
        "botzone tengen-auth secret"
      })
  void otherLinesAreNotForTheHost(String dialectAndLine) {
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

  private static Optional<HostLine> login(String dialect, String line) {
    return ALL.named(dialect).orElseThrow().hostLine(new Line(line, 0));
  }
}
