package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tengen.host.memory.ClientMemory;
import tengen.store.archive.Archive;
import tengen.store.archive.ArchiveState;
import tengen.store.archive.Change;
import tengen.store.archive.KeptSession;
import tengen.store.archive.SessionClaim;
import tengen.store.archive.TakeOver;

class HeldPortTest {
  private final SlowArchive archive = new SlowArchive();
  private final RecordingPort client = new RecordingPort();
  private final CountedPort counted = new CountedPort(client, new ClientMemory(1 << 20, 1).open());
  private final Recorder recorder = new Recorder(archive, Runnable::run);
  private final HeldPort port = new HeldPort(counted, recorder, () -> {});

  @Test
  void nothingGoesOutBeforeWhatWasToldIsWritten() {
    port.write("=1 \n\n");
    recorder.tell(new Change.SessionEnded("key"));
    port.write("=2 \n\n");
    port.write("=3 \n\n");
    assertThat(client.written).containsExactly("=1 \n\n");

    archive.writeAll();

    assertThat(client.written).containsExactly("=1 \n\n", "=2 \n\n", "=3 \n\n");
  }

  @Test
  void whatWaitsIsCountedAsTheClientCountsIt() {
    port.write("=1 \n\n");
    recorder.tell(new Change.SessionEnded("key"));
    port.write("=2 a\nb\n\n");
    assertThat(port.sent()).isEqualTo(5);

    archive.writeAll();

    assertThat(port.sent()).isEqualTo(5);
    assertThat(counted.sent()).isEqualTo(5);
  }

  @Test
  void theSessionWaitsWhereMessagesThatWaitAreLong() {
    recorder.tell(new Change.SessionEnded("key"));
    port.write("a".repeat(64 << 10));
    assertThat(port.ready()).isFalse();
    assertThat(port.heldBytes()).isGreaterThan(64 << 10);

    archive.writeAll();

    assertThat(port.ready()).isTrue();
    assertThat(port.heldBytes()).isZero();
  }

  /** Writes when it is told to. */
  private static final class SlowArchive implements Archive {
    private final List<Runnable> waiting = new ArrayList<>();

    void writeAll() {
      List.copyOf(waiting).forEach(Runnable::run);
      waiting.clear();
    }

    @Override
    public boolean write(Change change, Runnable then, Runnable refused) {
      return waiting.add(then);
    }

    @Override
    public CompletableFuture<List<String>> left(String protocol) {
      return CompletableFuture.completedFuture(List.of());
    }

    @Override
    public CompletableFuture<TakeOver> takeOver(String key, SessionClaim claim) {
      return CompletableFuture.completedFuture(new TakeOver.Unknown());
    }

    @Override
    public CompletableFuture<Optional<KeptSession>> takeUp(String key, SessionClaim claim) {
      return CompletableFuture.completedFuture(Optional.empty());
    }

    /** Long enough for a busy machine: the tests end the wait. */
    @Override
    public int waitMs() {
      return 3_600_000;
    }

    @Override
    public ArchiveState state() {
      return ArchiveState.NONE;
    }

    @Override
    public void close() {}
  }
}
