package tengen.protocol.auto;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.protocol.Line;

class DialectSnifferTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "START 15",
        "start 15\r",
        "  Start \t 15  ",
        "\u00EF\u00BB\u00BFSTART 15",
        "ABOUT",
        "info rule 1",
        "END",
        "STOP",
        "yxshowinfo",
        "swap2board",
        "ProtocolVersion",
        "RIFSTEP1",
        "PLAY 7,7",
        "play 7,7",
        "play 7 , 7",
        "PLAY b d4",
        "ST\0ART 15",
      })
  void gomocup(String line) {
    assertThat(DialectSniffer.sniff(new Line(line, 0))).contains("gomocup");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "name",
        "1 name",
        "play b d4",
        "play",
        "quit",
        "list_commands",
        "# a comment",
        "GET / HTTP/1.1",
        "15 START",
        "STARTING",
      })
  void gtp(String line) {
    assertThat(DialectSniffer.sniff(new Line(line, 0))).contains("gtp");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\r", " \t \r", "\0"})
  void aBlankLineTellsNothing(String line) {
    assertThat(DialectSniffer.sniff(new Line(line, 0))).isEmpty();
  }
}
