package tengen.app.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import tengen.app.Distribution;
import tengen.support.Waits;

/**
 * Checks that a session without an AOT cache starts a training in the background. Runs isolated,
 * since the training has a low priority and would take very long.
 */
@Isolated
@Tag("full")
class AotTrainingIT {
  @TempDir Path scratch;

  @Test
  void afterASessionTheCacheIsMadeWhereItCanBeWritten() throws Exception {
    Distribution own = Distribution.built().copyTo(scratch.resolve("tengen"));
    // A file in place of the cache's folder prevents writing even by root.
    Files.writeString(own.home().resolve("cache"), "");
    Path user = scratch.resolve("user cache");
    String[] environment = {"env", "-u", "TENGEN_TRAIN", "XDG_CACHE_HOME=" + user};
    CachedSession first = CachedSession.run(own, scratch, environment);
    assertThat(first.usesCache()).isFalse();

    Path key = Path.of(user + "/tengen" + own.home().toRealPath() + "/stdio.key");
    Waits.until(key.toString(), () -> Files.exists(key));
    CachedSession second = CachedSession.run(own, scratch, environment);

    assertThat(second.usesCache()).isTrue();
    assertThat(second.answers()).isEqualTo(first.answers());
  }
}
