package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.protocol.Effect;

/** Engine options set by local and remote clients. */
class GtpOptionsTest {
  @Test
  void aTextIsRejectedOverTheNetwork() {
    var session = GtpTestSession.nogo();
    session.send("tengen-option motto rm -rf\nkata-set-param motto x\n");
    session.send("lz-setoption name motto value x\n");

    String rejection = "? only a client on standard input may set this option\n\n";
    assertThat(session.unread()).isEqualTo(rejection.repeat(3));
    assertThat(session.effects()).noneMatch(Effect.Configure.class::isInstance);
  }

  @Test
  void aTextIsNotShownOverTheNetwork() {
    var session = GtpTestSession.nogo();
    session.send("tengen-option\nkata-list-params\nkata-get-params\n");
    assertThat(session.unread()).contains("level").doesNotContain("motto", "on we go");

    session.send("tengen-option motto\nkata-get-param motto\n");
    assertThat(session.unread()).isEqualTo("? unknown option\n\n".repeat(2));
  }

  @Test
  void aValueReachesTheEngine() {
    var session = GtpTestSession.nogo();
    session.send("tengen-option book 0\ntengen-level 4\n");

    assertThat(session.effects())
        .contains(new Effect.Configure<>("book", "false"), new Effect.Configure<>("level", "4"));
  }

  @Test
  void invalidValuesDoNotReachTheEngine() {
    var session = GtpTestSession.nogo();
    session.send("tengen-option level 99\n");

    assertThat(session.unread()).startsWith("? level 99");
    assertThat(session.effects()).noneMatch(Effect.Configure.class::isInstance);
  }

  @Test
  void anotherEngineHasItsOwnValues() {
    var session = GtpTestSession.nogo();
    session.send("tengen-level 4\ntengen-engine gomoku-classic\ntengen-level\n");
    session.send("tengen-engine nogo-classic\ntengen-level\n");

    assertThat(session.unread()).isEqualTo("= \n\n= \n\n= 1\n\n= \n\n= 1\n\n");
  }

  @Test
  void theEngineInUseIsListedOnceThoughItsOptionsDiffer() {
    var session = GtpTestSession.nogo();
    session.send("tengen-level 4\ntengen-engine\n");

    assertThat(session.unread()).isEqualTo("= \n\n= nogo-classic\ngomoku-classic\n\n");
  }
}
