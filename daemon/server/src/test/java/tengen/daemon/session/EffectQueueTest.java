package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.protocol.Effect;

class EffectQueueTest {
  private final EffectQueue<String> queue = new EffectQueue<>(String::length);

  @Test
  void repliesThatWaitCountByTheirLength() {
    queue.addAll(List.of(new Effect.Send<>("a".repeat(10_000))));
    assertThat(queue.bytes()).isZero();
    queue.await();
    long one = queue.bytes();
    queue.addAll(List.of(new Effect.Send<>("a".repeat(20_000))));
    queue.await();

    assertThat(one).isBetween(10_000L, 11_000L);
    assertThat(queue.bytes()).isBetween(30_000L, 31_000L);
    queue.remove();
    assertThat(queue.bytes()).isBetween(20_000L, 21_000L);
    queue.clear();
    assertThat(queue.bytes()).isZero();
  }

  @Test
  void effectsPerformedAtOnceDoNotCount() {
    queue.addAll(List.of(new Effect.Send<>("a")));
    queue.remove();

    assertThat(queue.bytes()).isZero();
    assertThat(queue.isEmpty()).isTrue();
  }
}
