package tengen.store.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Stands for an archive that comes when the daemon serves already: a database keeps nobody waiting.
 * What it is told until then is kept for it. Any thread may call.
 */
public final class DeferredArchive implements Archive {
  /** So much is kept; what comes beyond it is turned away. */
  private static final int MOST_KEPT = 10_000;

  /** Characters of texts that are kept. */
  private static final long MAX_CHARACTERS = 16 << 20;

  /** One was expected, and cannot be had. */
  private static final ArchiveState MISSING = new ArchiveState(true, false);

  private final List<Kept> kept = new ArrayList<>();
  private final CompletableFuture<Archive> arrival = new CompletableFuture<>();
  private volatile boolean isExpected;
  private volatile @Nullable Archive archive;
  private long characters;
  private long turnedAway;

  /** None is expected: nothing is kept. */
  public DeferredArchive() {}

  /** One will come. */
  public void expect() {
    isExpected = true;
  }

  /** Here it is; {@link #NONE}: there is none after all. */
  public void attach(Archive come) {
    synchronized (this) {
      kept.forEach(each -> each.bring(come));
      kept.clear();
      archive = come;
    }
    arrival.complete(come);
  }

  @Override
  public boolean write(Change change, Runnable then, Runnable refused) {
    Archive come = archive;
    return come == null ? keep(new Kept(change, then, refused)) : come.write(change, then, refused);
  }

  private synchronized boolean keep(Kept change) {
    Archive come = archive;
    if (come != null) {
      return change.to(come);
    }
    long more = change.change().texts().mapToLong(String::length).sum();
    boolean hasRoom = isExpected && kept.size() < MOST_KEPT && characters + more <= MAX_CHARACTERS;
    if (hasRoom) {
      kept.add(change);
      characters += more;
    } else if (isExpected) {
      turnedAway++;
    }
    return hasRoom;
  }

  @Override
  public CompletableFuture<Optional<KeptSession>> takeUp(String key, SessionClaim claim) {
    return asked(come -> come.takeUp(key, claim));
  }

  @Override
  public CompletableFuture<TakeOver> takeOver(String key, SessionClaim claim) {
    return asked(come -> come.takeOver(key, claim));
  }

  @Override
  public CompletableFuture<List<String>> left(String protocol) {
    return asked(come -> come.left(protocol));
  }

  @Override
  public <T> CompletableFuture<T> ask(GameWork<T> work) {
    return asked(come -> come.ask(work));
  }

  /** Asks it once it is here. Whoever gives up the answer gives it up there, too. */
  private <T> CompletableFuture<T> asked(Function<Archive, CompletableFuture<T>> question) {
    if (!isExpected) {
      return question.apply(NONE);
    }
    var isOver = new CompletableFuture<Boolean>();
    CompletableFuture<T> answer =
        arrival.thenCompose(
            come -> {
              CompletableFuture<T> there = question.apply(come);
              var _ = isOver.thenAccept(_ -> there.cancel(false));
              return there;
            });
    var _ = answer.whenComplete((_, _) -> isOver.complete(true));
    return answer;
  }

  @Override
  public int waitMs() {
    Archive come = archive;
    return come == null ? Archive.super.waitMs() : come.waitMs();
  }

  @Override
  public ArchiveState state() {
    Archive come = archive;
    return come == null ? early() : come.equals(NONE) ? MISSING : come.state();
  }

  private synchronized ArchiveState early() {
    return isExpected
        ? new ArchiveState(
            true, turnedAway == 0, kept.size(), 0, 0, turnedAway, 0, 0, ArchiveState.Storage.NONE)
        : ArchiveState.NONE;
  }

  @Override
  public void close() {
    Archive come = archive;
    if (come != null) {
      come.close();
    }
  }

  /** A change that came before the archive. */
  private record Kept(Change change, Runnable then, Runnable refused) {

    /** What is not taken is not written; who only waits for what came before has nothing left. */
    void bring(Archive come) {
      if (!to(come) && change instanceof Change.SessionLeft) {
        then.run();
      }
    }

    boolean to(Archive come) {
      return come.write(change, then, refused);
    }
  }
}
