package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class UploadSlotsTest {
  private final List<String> evicted = new ArrayList<>();
  private long nowNanos = Long.MAX_VALUE - 1;
  private final UploadSlots slots = new UploadSlots(2, () -> nowNanos);

  private UploadSlots.Slot take(String name) {
    return slots.take(() -> evicted.add(name)).orElseThrow();
  }

  private boolean isFull() {
    return slots.take(() -> {}).isEmpty();
  }

  private void passSeconds(long seconds) {
    nowNanos += TimeUnit.SECONDS.toNanos(seconds);
  }

  @Test
  void aNewUploadReplacesTheSlowest() {
    UploadSlots.Slot slow = take("slow");
    passSeconds(9);
    UploadSlots.Slot fast = take("fast");
    slow.received(1000);
    fast.received(900);
    passSeconds(1);

    take("third");

    assertThat(evicted).containsExactly("slow");
    assertThat(slow.complete()).isFalse();
    assertThat(fast.complete()).isTrue();
  }

  @Test
  void anUploadHasItsSlotForASecond() {
    take("one");
    take("other");

    assertThat(isFull()).isTrue();
    passSeconds(1);
    assertThat(isFull()).isFalse();
    assertThat(evicted).containsExactly("one");
  }

  @Test
  void aCompleteUploadKeepsItsSlot() {
    assertThat(take("one").complete()).isTrue();
    assertThat(take("other").complete()).isTrue();
    passSeconds(60);

    assertThat(isFull()).isTrue();
    assertThat(evicted).isEmpty();
  }

  @Test
  void aReleasedSlotIsFreeOnce() {
    UploadSlots.Slot one = take("one");
    take("other");
    one.release();
    one.release();

    take("third");
    assertThat(isFull()).isTrue();
  }
}
