package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
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

  /** So a line that begins with the exact name of a command is GTP's wherever both are spoken. */
  @Test
  void gomocupClaimsNoCommandOfGtp() {
    assertThat(GtpTable.STANDARD.words()).isNotEmpty().noneMatch(new GomocupDialect()::claims);
  }
}
