package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tengen.game.Playable;
import tengen.protocol.Line;
import tengen.protocol.SessionOffer;
import tengen.protocol.gomocup.GomocupDialect;

class GtpDialectTest {

  @Test
  void aSessionListsTheWordsThatItIsOfferedInAlphabeticalOrder() {
    List<String> words = new ArrayList<>(GtpTable.STANDARD.words());
    words.removeAll(List.of("tengen-game", "tengen-value"));
    var session = GtpTestSession.session(GtpTestSession.NOGO_FIRST.withFiles());
    session.send("list_commands\n");

    assertThat(words).isSorted().contains("loadsgf", "play");
    assertThat(session.unread()).isEqualTo("= " + String.join("\n", words) + "\n\n");
  }

  /**
   * A line that begins with the exact name of a GTP command is GTP's on ports with both protocols.
   */
  @Test
  void gomocupClaimsNoCommandOfGtp() {
    assertThat(GtpTable.STANDARD.words()).isNotEmpty().noneMatch(new GomocupDialect()::claims);
  }

  /** A file of commands that an editor of Windows has saved begins with it. */
  @Test
  void aByteOrderMarkIsNotPartOfTheFirstCommand() {
    var session = GtpTestSession.nogo();
    session.send("\u00EF\u00BB\u00BF1 protocol_version\n");

    assertThat(session.unread()).isEqualTo("=1 2\n\n");
  }

  @Test
  void onlyShortCommandsThatAskNoEngineAreBrief() {
    var machine = GtpDialect.ofThisProcess().machine();
    GtpState state = machine.start(GtpTestSession.NOGO_FIRST);

    assertThat(
            List.of(
                "name",
                "\u00EF\u00BB\u00BFname",
                "12 komi 6.5",
                "\ttime_left b 1 0 # in a second",
                "play b A1"))
        .allMatch(line -> machine.parseBrief(state, new Line(line, 0)).size() == 1);
    assertThat(List.of("", "7", "# name", "genmove b", "undo", "nam", "name" + " ".repeat(64)))
        .allMatch(line -> machine.parseBrief(state, new Line(line, 0)).isEmpty());
  }

  /** A plugin's rules make no promise: the default ruling replays the game. */
  @Test
  void aMoveByRulesWithoutAQuickRulingIsNotBrief() {
    var machine = GtpDialect.ofThisProcess().machine();
    var rules = new SevenBySixRules();
    var engine = GtpTestSession.engine("e", Playable.board(rules.id(), 6, 7));
    var offer = new SessionOffer("1.2.3", Map.of(rules.id(), rules), List.of(engine));
    GtpState state = machine.start(offer);

    assertThat(machine.parseBrief(state, new Line("play b A1", 0))).isEmpty();
  }
}
