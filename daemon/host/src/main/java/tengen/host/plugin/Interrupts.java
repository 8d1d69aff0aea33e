package tengen.host.plugin;

import java.util.concurrent.BlockingQueue;

/** Waits of threads that nothing of ours interrupts, though a plugin may. */
public final class Interrupts {
  private Interrupts() {}

  /** Takes the next element of a queue, waiting for it through any interrupt. */
  public static <T> T take(BlockingQueue<T> queue) {
    while (true) {
      try {
        return queue.take();
      } catch (InterruptedException _) {
        // A plugin's doing.
      }
    }
  }
}
