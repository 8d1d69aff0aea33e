package tengen.store.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Stands in for an archive that is opened after the server has started, because connecting to a
 * database takes time. Buffers changes until the archive is attached. Thread-safe.
 */
public final class DeferredArchive implements Archive {
  /** Maximum number of buffered changes; later ones are rejected. */
  private static final int MAX_BUFFERED = 10_000;

  /** Maximum total length of the buffered changes' texts, in characters. */
  private static final long MAX_CHARACTERS = 16 << 20;

  /** The state if an archive is configured but could not be opened. */
  private static final ArchiveState MISSING = new ArchiveState(true, false);

  private final List<BufferedChange> buffered = new ArrayList<>();
  private final CompletableFuture<Archive> arrival = new CompletableFuture<>();
  private volatile boolean isExpected;
  private volatile @Nullable Archive archive;
  private long characters;
  private long turnedAway;

  /** Creates a stand-in that buffers nothing until {@link #expect}. */
  public DeferredArchive() {}

  /** Starts buffering, because an archive will be attached. */
  public void expect() {
    isExpected = true;
  }

  /**
   * Attaches the archive and passes the buffered changes to it.
   *
   * @param attached {@link #NONE} if it could not be opened
   */
  public void attach(Archive attached) {
    synchronized (this) {
      buffered.forEach(each -> each.deliver(attached));
      buffered.clear();
      archive = attached;
    }
    arrival.complete(attached);
  }

  @Override
  public boolean write(Change change, Runnable then, Runnable rejected) {
    Archive attached = archive;
    return attached == null
        ? buffer(new BufferedChange(change, then, rejected))
        : attached.write(change, then, rejected);
  }

  private synchronized boolean buffer(BufferedChange change) {
    Archive attached = archive;
    if (attached != null) {
      return change.writeTo(attached);
    }
    long more = change.change().texts().mapToLong(String::length).sum();
    boolean hasRoom =
        isExpected && buffered.size() < MAX_BUFFERED && characters + more <= MAX_CHARACTERS;
    if (hasRoom) {
      buffered.add(change);
      characters += more;
    } else if (isExpected) {
      turnedAway++;
    }
    return hasRoom;
  }

  @Override
  public CompletableFuture<Optional<StoredSession>> claimSession(String key, SessionClaim claim) {
    return asked(attached -> attached.claimSession(key, claim));
  }

  @Override
  public CompletableFuture<TakeOver> takeOver(String key, SessionClaim claim) {
    return asked(attached -> attached.takeOver(key, claim));
  }

  @Override
  public CompletableFuture<List<String>> left(String protocol) {
    return asked(attached -> attached.left(protocol));
  }

  @Override
  public <T> CompletableFuture<T> ask(GameWork<T> work) {
    return asked(attached -> attached.ask(work));
  }

  /** Runs a request once the archive is attached. Cancelling the result cancels the request. */
  private <T> CompletableFuture<T> asked(Function<Archive, CompletableFuture<T>> question) {
    if (!isExpected) {
      return question.apply(NONE);
    }
    var isOver = new CompletableFuture<Boolean>();
    CompletableFuture<T> answer =
        arrival.thenCompose(
            attached -> {
              CompletableFuture<T> pending = question.apply(attached);
              var _ = isOver.thenAccept(_ -> pending.cancel(false));
              return pending;
            });
    var _ = answer.whenComplete((_, _) -> isOver.complete(true));
    return answer;
  }

  @Override
  public int waitMs() {
    Archive attached = archive;
    return attached == null ? Archive.super.waitMs() : attached.waitMs();
  }

  @Override
  public ArchiveState state() {
    Archive attached = archive;
    return attached == null ? bufferedState() : attached.equals(NONE) ? MISSING : attached.state();
  }

  private synchronized ArchiveState bufferedState() {
    return isExpected
        ? new ArchiveState(
            true,
            turnedAway == 0,
            buffered.size(),
            0,
            0,
            turnedAway,
            0,
            0,
            ArchiveState.Storage.NONE)
        : ArchiveState.NONE;
  }

  @Override
  public void close() {
    Archive attached = archive;
    if (attached != null) {
      attached.close();
    }
  }

  /** A buffered change. */
  private record BufferedChange(Change change, Runnable then, Runnable rejected) {

    /**
     * Passes the change on. If it is rejected, a {@code ClientDisconnected} still runs its action,
     * because it only waits for earlier changes.
     */
    void deliver(Archive attached) {
      if (!writeTo(attached) && change instanceof Change.ClientDisconnected) {
        then.run();
      }
    }

    boolean writeTo(Archive attached) {
      return attached.write(change, then, rejected);
    }
  }
}
