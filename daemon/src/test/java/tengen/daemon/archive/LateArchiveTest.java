package tengen.daemon.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LateArchiveTest {
  private final LateArchive archive = new LateArchive();
  private final List<String> done = new ArrayList<>();

  @Test
  void whoWaitsForAllThatWasToldGoesOnWhereNoArchiveComes() {
    archive.expect();
    assertThat(archive.write(new Change.SessionEnded("key"), () -> done.add("written"))).isTrue();
    archive.afterAll(() -> done.add("goes on"));
    assertThat(done).isEmpty();

    archive.attach(Archive.NONE);

    assertThat(done).containsExactly("goes on");
  }

  @Test
  void whatWasToldBeforeTheArchiveCameIsWrittenInOrder() {
    archive.expect();
    archive.write(new Change.SessionEnded("key"), () -> done.add("written"));
    archive.afterAll(() -> done.add("goes on"));

    archive.attach(new MemoryArchive().access());

    assertThat(done).containsExactly("written", "goes on");
  }
}
