package tengen.daemon.stdio;

/** Has the reader wait while the session wants to hear no more, or has enough chunks before it. */
final class Backpressure {
  private final int chunksAhead;
  private int chunks;
  private boolean open = true;

  Backpressure(int chunksAhead) {
    this.chunksAhead = chunksAhead;
  }

  /** Waits until one more chunk may go to the session. */
  synchronized void enter() throws InterruptedException {
    while (!open || chunks >= chunksAhead) {
      wait();
    }
    chunks++;
  }

  /** The session has taken a chunk. */
  synchronized void leave() {
    chunks--;
    notifyAll();
  }

  synchronized void open(boolean wanted) {
    open = wanted;
    notifyAll();
  }
}
