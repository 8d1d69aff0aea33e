package tengen.protocol.registry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.protocol.Line;

class FirstLineTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET / HTTP/1.1\r",
        "POST /genmove%20b?a=b HTTP/1.0",
        "OPTIONS * HTTP/1.1",
        "CONNECT 127.0.0.1:7300 HTTP/1.1",
        "PRI * HTTP/2.0",
        "GET /a b\tHTTP/1.1  \r",
        "\u00EF\u00BB\u00BFGET / HTTP/1.1",
        "GET HTTP/1.1",
      })
  void aRequestIsHttp(String line) {
    assertThat(isHttp(line, false)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"name", "START 15", "HTTP/1.1 200 OK", "HTTP/1.1", "GET /", "known_command http/"})
  void requestLinesWithoutAVersionAreNotHttp(String line) {
    assertThat(isHttp(line, false)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play GET HTTP/1.1",
        "INFO folder /srv/www HTTP/1.1",
        "name / HTTP/1.1",
        "get / HTTP/1.1",
        "GETS / HTTP/1.1"
      })
  void linesWithOtherMethodsAreNotHttp(String line) {
    assertThat(isHttp(line, false)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST /aaaa", "POST /aaaa ", "POST /aaaa HTT", "POST /aaaa HTTP/1."})
  void aLineThatWasCutMayHaveLostItsVersion(String line) {
    assertThat(isHttp(line, true)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"aaaa", "tengen-game nim 1 2 3", "FOO aaaa", "GET aaaa b c"})
  void aLineThatWasCutNeedNotBeARequest(String line) {
    assertThat(isHttp(line, true)).isFalse();
  }

  @Test
  void aBlankLineIsNotTheFirst() {
    assertThat(FirstLine.of(new Line(" \t\r", 0))).isEmpty();
  }

  @Test
  void aLoneCarriageReturnEndsIt() {
    assertThat(FirstLine.of(new Line("\r \rABOUT\rSTART 15\r", 0)))
        .contains(new FirstLine("ABOUT", false));
  }

  private static boolean isHttp(String text, boolean cut) {
    return FirstLine.of(new Line(text, cut, 0)).orElseThrow().isHttp();
  }
}
