package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tengen.support.Waits;

/** Somebody who plays on and on, on a thread of their own. */
final class Player {
  private final String name;
  private final Told game;
  private final CompletableFuture<@Nullable Void> end = new CompletableFuture<>();
  private final AtomicInteger moves = new AtomicInteger();
  private volatile boolean over;

  /**
   * Begins at once.
   *
   * @param name for messages of failures
   */
  Player(String name, Told game) {
    this.name = name;
    this.game = game;
    Thread.ofVirtual().start(() -> play());
  }

  private void play() {
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
    Waits.until(least + " moves of " + name, moves::get, count -> count >= least || end.isDone());
    assertThat(end).isNotCompletedExceptionally();
  }

  /** Ends the game, and fails the test where it was not as it should be. */
  void end() {
    over = true;
    Waits.get("the end of " + name, end);
  }
}
