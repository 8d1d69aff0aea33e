package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.protocol.gtp.CountdownRules;

/** Tests of the reasons why a game without a board cannot start. */
class GameFinderTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "countdown x | countdown starts with a number, got 'x'",
        "countdown 1 + countdown 2 | sum starts with a number, got 'countdown 1 + countdown 2'",
        "sum 1 + chess 2 | sum starts with a number, got '1 + chess 2'",
        "chess 1 | no engine here plays chess"
      })
  void anInvalidStartIsRejectedByTheGameItNames(String game, String error) {
    var session = AnalysisTestSession.session(CountdownRules.OFFER);
    session.send("{\"id\":\"q\",\"game\":\"%s\",\"moves\":[]}\n".formatted(game));
    assertThat(session.unread()).contains("\"field\":\"game\",\"error\":\"" + error + "\"");
  }
}
