package tengen.store.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tengen.store.testing.MemoryArchive;

final class DeferredArchiveTest {
  private final DeferredArchive archive = new DeferredArchive();
  private final List<String> done = new ArrayList<>();

  @Test
  void waitersContinueIfThereIsNoArchive() {
    archive.expect();
    assertThat(archive.write(new Change.SessionEnded("key"), () -> done.add("written"))).isTrue();
    archive.leave("key", () -> done.add("goes on"));
    assertThat(done).isEmpty();

    archive.attach(Archive.NONE);

    assertThat(done).containsExactly("goes on");
  }

  @Test
  void changesBeforeTheArchiveAreWrittenInOrder() {
    archive.expect();
    archive.write(new Change.SessionEnded("key"), () -> done.add("written"));
    archive.leave("key", () -> done.add("goes on"));

    archive.attach(new MemoryArchive().access());

    assertThat(done).containsExactly("written", "goes on");
  }

  @Test
  void cancellingAQuestionCancelsItInTheArchive() {
    archive.expect();
    var early = archive.claimSession("early", _ -> true);
    var asked = new ArrayList<CompletableFuture<Optional<StoredSession>>>();
    archive.attach(new Unanswered(asked));
    var late = archive.claimSession("late", _ -> true);

    early.cancel(false);
    late.cancel(false);

    assertThat(asked).hasSize(2).allMatch(CompletableFuture::isDone);
  }

  @Test
  void answersReachTheirQuestions() {
    archive.expect();
    var early = archive.claimSession("early", _ -> true);
    var asked = new ArrayList<CompletableFuture<Optional<StoredSession>>>();
    archive.attach(new Unanswered(asked));
    var late = archive.claimSession("late", _ -> true);

    asked.getFirst().complete(Optional.empty());
    asked.getLast().completeExceptionally(new IOException("the database is gone"));

    assertThat(early).isCompletedWithValue(Optional.empty());
    assertThat(late).isCompletedExceptionally();
  }

  /** An archive that leaves requests pending. */
  private record Unanswered(List<CompletableFuture<Optional<StoredSession>>> asked)
      implements Archive {
    @Override
    public boolean write(Change change, Runnable then, Runnable rejected) {
      return false;
    }

    @Override
    public CompletableFuture<Optional<StoredSession>> claimSession(String key, SessionClaim claim) {
      asked.add(new CompletableFuture<>());
      return asked.getLast();
    }

    @Override
    public CompletableFuture<TakeOver> takeOver(String key, SessionClaim claim) {
      return NONE.takeOver(key, claim);
    }

    @Override
    public CompletableFuture<List<String>> left(String protocol) {
      return NONE.left(protocol);
    }

    @Override
    public ArchiveState state() {
      return ArchiveState.NONE;
    }

    @Override
    public void close() {}
  }
}
