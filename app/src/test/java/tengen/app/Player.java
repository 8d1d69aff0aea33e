package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;

/** Somebody who plays on and on, on a thread of their own. */
final class Player {
  private static final long PATIENCE_SECONDS = 60;

  private final CompletableFuture<@Nullable Void> end = new CompletableFuture<>();
  private final AtomicInteger moves = new AtomicInteger();
  private volatile boolean over;

  Player(Told game) {
    Thread.ofVirtual().start(() -> play(game));
  }

  private void play(Told game) {
    try {
      while (!over) {
        game.move();
        moves.incrementAndGet();
      }
      game.check();
      end.complete(null);
    } catch (Throwable e) {
      end.completeExceptionally(e);
    }
  }

  /** Waits until so many more moves were told. */
  void awaitMoves(int more) {
    int least = moves.get() + more;
    Awaitility.await()
        .atMost(PATIENCE_SECONDS, TimeUnit.SECONDS)
        .until(() -> moves.get() >= least || end.isDone());
    assertThat(end).isNotCompletedExceptionally();
  }

  /** Ends the game, and fails the test where it was not as it should be. */
  void end() {
    over = true;
    end.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }
}
