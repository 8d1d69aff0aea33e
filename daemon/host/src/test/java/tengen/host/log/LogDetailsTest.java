package tengen.host.log;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests of {@link LogDetails}. */
class LogDetailsTest {
  @Test
  void detailsFollowTheSentence() {
    assertThat(LogDetails.line("session closed", "client", "/127.0.0.1:41234", "moves", 12))
        .isEqualTo("session closed client=/127.0.0.1:41234 moves=12");
    assertThat(LogDetails.line("stopping")).isEqualTo("stopping");
  }

  @Test
  void aValueWithBlanksOrQuotesIsQuoted() {
    assertThat(LogDetails.of("reason", "idle for 60 seconds", "text", "a\"b", "empty", ""))
        .isEqualTo("reason=\"idle for 60 seconds\" text=\"a\\\"b\" empty=\"\"");
  }
}
