package tengen.protocol.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Playable;
import tengen.protocol.Dialect;
import tengen.protocol.Line;
import tengen.protocol.gomocup.GomocupDialect;

class DialectsTest {

  private static final Dialects DIALECTS = Dialects.shipped();

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
    assertThat(sniff(line)).contains("gomocup");
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
        "15 START",
        "STARTING",
      })
  void gtp(String line) {
    assertThat(sniff(line)).contains("gtp");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "{\"id\":\"a\"}", " {\"id\"\r", "\u00EF\u00BB\u00BF{}"})
  void analysis(String line) {
    assertThat(sniff(line)).contains("analysis");
  }

  @Test
  void theFirstDialectOfAGameIsItsDefault() {
    assertThat(DIALECTS.carrying(Playable.board("gomoku-renju", 15, 15)).map(Dialect::name))
        .contains("gomocup");
    assertThat(DIALECTS.carrying(Playable.board("nogo", 9, 9)).map(Dialect::name)).contains("gtp");
    assertThat(DIALECTS.carrying(Playable.text("nim")).map(Dialect::name)).contains("gtp");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\r", " \t \r", "\0"})
  void blankLinesSelectNoProtocol(String line) {
    assertThat(sniff(line)).isEmpty();
  }

  @Test
  void eachNameBelongsToOneProtocol() {
    assertThat(DIALECTS.named("gtp").map(Dialect::name)).contains("gtp");
    assertThat(DIALECTS.named("GTP")).isEmpty();
    assertThat(DIALECTS.only("gtp").sole()).isEqualTo(DIALECTS.named("gtp"));
    assertThat(DIALECTS.sole()).isEmpty();
    assertThatThrownBy(() -> DIALECTS.only("uci")).hasMessage("no protocol uci");
    assertThatThrownBy(() -> new Dialects(List.of(new GomocupDialect(), new GomocupDialect())))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Optional<String> sniff(String line) {
    return FirstLine.of(new Line(line, 0)).flatMap(DIALECTS::sniff).map(Dialect::name);
  }
}
