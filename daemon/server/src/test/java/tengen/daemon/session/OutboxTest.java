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
import tengen.store.archive.SessionClaim;
import tengen.store.archive.StoredSession;
import tengen.store.archive.TakeOver;

class OutboxTest {
  private final SlowArchive archive = new SlowArchive();
  private final RecordingPort client = new RecordingPort();
  private final Recorder recorder = new Recorder(archive, Runnable::run);
  private final List<String> ends = new ArrayList<>();
  private final Outbox outbox = outbox(Outbox.Unit.LINES);

  private Outbox outbox(Outbox.Unit unit) {
    ClientMemory memory = new ClientMemory(8 << 20, 1);
    Outbox made = new Outbox(unit, memory, Optional.empty(), ClientAddress.STDIO, ends::add);
    made.holdFor(recorder, () -> {});
    made.attach(client);
    return made;
  }

  @Test
  void repliesWaitUntilEarlierChangesAreStored() {
    outbox.write("=1 \n\n");
    recorder.record(new Change.SessionEnded("key"));
    outbox.write("=2 \n\n");
    outbox.write("=3 \n\n");
    assertThat(client.written).containsExactly("=1 \n\n");

    archive.writeAll();

    assertThat(client.written).containsExactly("=1 \n\n", "=2 \n\n", "=3 \n\n");
  }

  @Test
  void waitingMessagesAreCountedAsTheClientCounts() {
    outbox.write("=1 \n\n");
    recorder.record(new Change.SessionEnded("key"));
    outbox.write("=2 a\nb\n\n");
    assertThat(outbox.sent()).isEqualTo(5);

    archive.writeAll();

    assertThat(outbox.sent()).isEqualTo(5);
    assertThat(outbox.released()).isEqualTo(5);
  }

  @Test
  void theSessionWaitsWhereMessagesThatWaitAreLong() {
    recorder.record(new Change.SessionEnded("key"));
    outbox.write("a".repeat(64 << 10));
    assertThat(outbox.ready()).isFalse();
    assertThat(outbox.heldBytes()).isGreaterThan(64 << 10);

    archive.writeAll();

    assertThat(outbox.ready()).isTrue();
    assertThat(outbox.heldBytes()).isZero();
  }

  @Test
  void theConnectionEndsBehindMessagesThatWait() {
    recorder.record(new Change.SessionEnded("key"));
    outbox.write("= \n\n");
    outbox.close();
    assertThat(client.closed).isZero();

    archive.writeAll();

    assertThat(client.written).containsExactly("= \n\n");
    assertThat(client.closed).isEqualTo(1);
  }

  @Test
  void theNextChannelGetsWhatTheClientHasNotAcknowledged() {
    Outbox messages = outbox(Outbox.Unit.MESSAGES);
    messages.write("1");
    messages.write("2");
    messages.acknowledge(1);
    messages.detach();
    messages.write("3");
    client.written.clear();

    messages.attach(client);

    assertThat(client.written).containsExactly("2", "3");
  }

  @Test
  void moreThanAMebibyteForAClientThatIsAwayEndsTheSession() {
    Outbox messages = outbox(Outbox.Unit.MESSAGES);
    messages.detach();
    messages.write("a".repeat(1_000_000));
    assertThat(ends).isEmpty();

    messages.write("b".repeat(100_000));

    assertThat(ends).containsExactly("too many replies while the client is disconnected");
  }

  /** An archive that stores changes when told to. */
  private static final class SlowArchive implements Archive {
    private final List<Runnable> waiting = new ArrayList<>();

    void writeAll() {
      List.copyOf(waiting).forEach(Runnable::run);
      waiting.clear();
    }

    @Override
    public boolean write(Change change, Runnable then, Runnable rejected) {
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
    public CompletableFuture<Optional<StoredSession>> claimSession(String key, SessionClaim claim) {
      return CompletableFuture.completedFuture(Optional.empty());
    }

    /** Returns a long time limit, because the tests end the wait. */
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
