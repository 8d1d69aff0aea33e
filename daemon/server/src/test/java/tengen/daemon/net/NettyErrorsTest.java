package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.support.Waits;

/** Without the tested handler, the JVM of the tests would exit. */
class NettyErrorsTest {
  private final MultiThreadIoEventLoopGroup loops =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());

  @AfterEach
  void close() {
    var _ = loops.shutdownGracefully(0, 0, TimeUnit.SECONDS);
  }

  @Test
  void aTaskThatRunsOutOfMemoryEndsAlone() {
    NettyErrors.watch();
    loops.execute(
        () -> {
          throw new OutOfMemoryError("of a test");
        });
    var next = loops.submit(() -> "done");

    Waits.until("the next task", next::isDone);
    assertThat(next.getNow()).isEqualTo("done");
  }

  @Test
  void aListenerThatRunsOutOfMemoryEndsAlone() {
    NettyErrors.watch();
    loops
        .submit(() -> {})
        .addListener(
            _ -> {
              throw new OutOfMemoryError("of a test");
            });
    var next = loops.submit(() -> "done");

    Waits.until("the next task", next::isDone);
    assertThat(next.getNow()).isEqualTo("done");
  }
}
