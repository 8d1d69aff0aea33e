package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tengen.support.Waits;

/** A client that plays continuously on its own thread. */
final class Player {
  private final String name;
  private final ObservedGame game;
  private final CompletableFuture<@Nullable Void> end = new CompletableFuture<>();
  private final AtomicInteger moves = new AtomicInteger();
  private volatile boolean over;

  /**
   * Starts playing at once.
   *
   * @param name for failure messages
   */
  Player(String name, ObservedGame game) {
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

  /** Waits until {@code more} further moves were made. */
  void awaitMoves(int more) {
    int least = moves.get() + more;
    Waits.until(least + " moves of " + name, moves::get, count -> count >= least || end.isDone());
    assertThat(end).isNotCompletedExceptionally();
  }

  /** Ends the game, and fails the test if the player found an error. */
  void end() {
    over = true;
    Waits.get("the end of " + name, end);
  }
}
