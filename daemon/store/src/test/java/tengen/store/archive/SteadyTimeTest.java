package tengen.store.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SteadyTimeTest {
  private static final Instant START = Instant.parse("2026-11-28T12:00:00Z");

  @ParameterizedTest
  @ValueSource(longs = {-1, 0, 1})
  void clockChangesDoNotChangeAges(long hours) {
    var system = new AtomicReference<>(START);
    var nanos = new AtomicLong(Long.MAX_VALUE - 1);
    InstantSource steady = new SteadyTime(system::get, nanos::get);

    system.set(START.plus(Duration.ofHours(hours)));
    nanos.addAndGet(Duration.ofSeconds(5).toNanos());

    assertThat(steady.instant()).isEqualTo(START.plusSeconds(5));
  }
}
