package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import tengen.daemon.log.LimitedLog;
import tengen.host.testing.ListLog;

class AcceptFailuresTest {
  private final ListLog log = new ListLog(Level.INFO);
  private final EmbeddedChannel listener =
      new EmbeddedChannel(new AcceptFailures(new LimitedLog(log, 1, (_, _) -> {})));

  @Test
  void acceptingPausesForASecondAfterAFailure() {
    listener.freezeTime();

    fail();

    assertThat(listener.config().isAutoRead()).isFalse();
    advance(999);
    assertThat(listener.config().isAutoRead()).isFalse();
    advance(1);
    assertThat(listener.config().isAutoRead()).isTrue();
  }

  @Test
  void repeatedFailuresAreLoggedInOneLine() {
    for (int i = 0; i < 60; i++) {
      fail();
    }

    assertThat(log.lines(Level.WARNING))
        .containsExactly("cannot accept clients; retrying error=\"Too many open files\"");
  }

  private void fail() {
    listener.pipeline().fireExceptionCaught(new IOException("Too many open files"));
  }

  private void advance(long ms) {
    listener.advanceTimeBy(ms, TimeUnit.MILLISECONDS);
    listener.runScheduledPendingTasks();
  }
}
