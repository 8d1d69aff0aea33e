package tengen.daemon.stdio;

/** Blocks the reader while the session does not want input, or while too many chunks are queued. */
final class Backpressure {
  private final int chunksAhead;
  private int chunks;
  private boolean open = true;

  Backpressure(int chunksAhead) {
    this.chunksAhead = chunksAhead;
  }

  /** Waits until another chunk may be queued. */
  synchronized void enter() throws InterruptedException {
    while (!open || chunks >= chunksAhead) {
      wait();
    }
    chunks++;
  }

  /** Counts a chunk as taken by the session. */
  synchronized void leave() {
    chunks--;
    notifyAll();
  }

  synchronized void open(boolean wanted) {
    open = wanted;
    notifyAll();
  }
}
