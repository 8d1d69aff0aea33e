package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.util.concurrent.DefaultEventExecutor;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.support.Waits;

class LoopWatchTest {
  private static final long MINUTE_NANOS = TimeUnit.MINUTES.toNanos(1);

  private final DefaultEventExecutor loop = new DefaultEventExecutor();
  private final CountDownLatch released = new CountDownLatch(1);
  private final LoopWatch watch = new LoopWatch();

  @AfterEach
  void close() {
    released.countDown();
    var _ = loop.shutdownGracefully(0, 1, TimeUnit.SECONDS);
  }

  @Test
  void blockedLoopsCountAsHangingUntilTheyContinue() {
    watch.add(loop);
    watch.add(loop);
    loop.execute(this::block);
    assertThat(watch.hanging(System.nanoTime())).isZero();
    Waits.until("a loop that hangs", () -> watch.hanging(System.nanoTime()), it -> it == 1);

    released.countDown();
    Waits.until("a loop that goes on", () -> watch.hanging(System.nanoTime()), it -> it == 0);
    assertThat(watch.hanging(System.nanoTime() + MINUTE_NANOS)).isEqualTo(1);
  }

  private void block() {
    try {
      released.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
