package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Move;
import tengen.protocol.session.SessionPeer;

/** A session in games without a board: {@code countdown}, and {@code sum} with the same rules. */
class GtpTextGameTest {
  private final SessionPeer<GtpState, GtpLine, GtpReply> session =
      GtpTestSession.session(
          CountdownRules.OFFER, search -> GtpTestSession.answer(new Move.Text("-1")));

  private String answer(String command) {
    session.send(command + "\n");
    while (session.finishOldest()) {
      // finishes all searches
    }
    return session.unread().strip();
  }

  @Test
  void sessionsBeginWithTheExample() {
    assertThat(answer("showboard")).isEqualTo("= 5");
    assertThat(answer("tengen-moves")).isEqualTo("= -1 -2");
    assertThat(answer("known_command tengen-game")).isEqualTo("= true");
  }

  @Test
  void theTextOfAGameIsLimited() {
    assertThat(answer("tengen-game countdown " + "0".repeat(65_536)))
        .isEqualTo("? game longer than 65536 characters");
    assertThat(answer("showboard")).isEqualTo("= 5");
  }

  @Test
  void theMovesOfALongTextAreLimited() {
    answer("tengen-game countdown " + "0".repeat(64_997) + "999");
    for (int move = 0; move < 257; move++) {
      assertThat(answer("play b -1")).isEqualTo("=");
    }
    assertThat(answer("gogui-play_sequence b -1 w -1"))
        .isEqualTo("? too many moves for a game of this size");
    assertThat(answer("genmove w")).isEqualTo("= -1");
    for (String command : List.of("play b -1", "genmove b", "gogui-play_sequence b -1")) {
      assertThat(answer(command)).isEqualTo("? too many moves for a game of this size");
    }
    assertThat(answer("reg_genmove b")).isEqualTo("= -1");
    assertThat(answer("showboard")).isEqualTo("= 741");
    assertThat(answer("undo")).isEqualTo("=");
    assertThat(answer("play w -2")).isEqualTo("=");
    assertThat(answer("showboard")).isEqualTo("= 740");
  }

  @Test
  void movesAreWrittenAsTheGameWritesThem() {
    assertThat(answer("tengen-game countdown 4")).isEqualTo("=");
    assertThat(answer("play b -2")).isEqualTo("=");
    assertThat(answer("play w -3")).isEqualTo("? illegal move");
    assertThat(answer("play w a1")).isEqualTo("? illegal move");
    assertThat(answer("genmove w")).isEqualTo("= -1");
    assertThat(answer("showboard")).isEqualTo("= 1");
    assertThat(answer("undo")).isEqualTo("=");
    assertThat(answer("showboard")).isEqualTo("= 2");
    assertThat(answer("clear_board")).isEqualTo("=");
    assertThat(answer("showboard")).isEqualTo("= 4");
  }

  @Test
  void theLoserResigns() {
    assertThat(answer("tengen-game countdown 1")).isEqualTo("=");
    assertThat(answer("final_score")).isEqualTo("? cannot score");
    assertThat(answer("genmove b")).isEqualTo("= -1");
    assertThat(answer("genmove w")).isEqualTo("= resign");
    assertThat(answer("tengen-moves")).isEqualTo("=");
    assertThat(answer("final_score")).isEqualTo("= B+1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "countdown | ? countdown starts with a number, got ''",
        "countdown x | ? countdown starts with a number, got 'x'",
        "countdown 1 + countdown 2 | ? sum starts with a number, got 'countdown 1 + countdown 2'",
        "sum 1 + chess 2 | ? sum starts with a number, got '1 + chess 2'",
        "chess 1 | ? unknown game"
      })
  void invalidStartsAreRejectedAndTheGameStays(String text, String rejection) {
    assertThat(answer("tengen-game " + text)).isEqualTo(rejection);
    assertThat(answer("showboard")).isEqualTo("= 5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "boardsize 9",
        "fixed_handicap 2",
        "place_free_handicap 2",
        "set_free_handicap a1 b2",
        "final_status_list alive",
        "printsgf"
      })
  void commandsOfBoardsAreRejected(String command) {
    assertThat(answer(command)).isEqualTo("? this game has no board");
  }
}
