package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tengen.support.Waits;

class AlarmsTest {
  @Test
  void exceptionsReachTheThreadsHandler() throws Exception {
    var fault = new IllegalStateException("a bug");
    var received = new CompletableFuture<Throwable>();
    try (Alarms alarms = Alarms.onThread("test-alarm")) {
      var _ =
          alarms.set(
              () -> {
                Thread.currentThread()
                    .setUncaughtExceptionHandler((_, it) -> received.complete(it));
                throw fault;
              },
              0);

      assertThat(Waits.get("the fault", received)).isSameAs(fault);
    }
  }
}
