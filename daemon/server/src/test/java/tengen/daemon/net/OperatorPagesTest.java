package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http.FullHttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tengen.daemon.access.Account;
import tengen.daemon.monitor.Health;
import tengen.daemon.monitor.Monitor;
import tengen.store.archive.Archive;
import tengen.store.archive.DeferredArchive;

class OperatorPagesTest {
  private final Health health = new Health();
  private final DeferredArchive archive = new DeferredArchive();
  private final OperatorPages pages = new OperatorPages(Monitor.NONE, health, archive);

  private String ready() {
    FullHttpResponse answer = pages.at("/health/ready", Account.ANYONE);
    return answer.status().code() + " " + answer.content().toString(StandardCharsets.UTF_8).strip();
  }

  @Test
  void aServingDaemonIsReady() {
    assertThat(ready()).isEqualTo("503 {\"status\":\"starting\"}");
    health.reach(Health.Stage.READY);
    assertThat(ready()).isEqualTo("200 {\"status\":\"ready\"}");
    health.reach(Health.Stage.DRAINING);
    assertThat(ready()).isEqualTo("503 {\"status\":\"draining\"}");
  }

  @Test
  void aDaemonWithAHangingThreadIsNotReady() {
    var hanging = new AtomicInteger(1);
    health.reach(Health.Stage.READY);
    health.watch("net", _ -> hanging.get());
    assertThat(ready()).isEqualTo("503 {\"status\":\"a net thread hangs\"}");

    hanging.set(0);
    assertThat(ready()).isEqualTo("200 {\"status\":\"ready\"}");
  }

  @Test
  void aDaemonWhoseArchiveDoesNotWriteIsNotReady() {
    health.reach(Health.Stage.READY);
    archive.expect();
    archive.attach(Archive.NONE);
    assertThat(ready()).isEqualTo("503 {\"status\":\"archive does not write\"}");
  }
}
