package tengen.nogo.network;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import tengen.nogo.board.NogoBoard;
import tengen.simd.VectorModule;

/**
 * The first evaluations in a JVM, in the background: they take up to half a second, until the
 * kernels are compiled.
 */
public final class NetworkWarmUp {
  /** Evaluations after which the kernels are compiled. */
  private static final int EVALUATIONS = 200;

  private static final AtomicBoolean STARTED = new AtomicBoolean();
  private static final CountDownLatch OVER = new CountDownLatch(1);
  private static volatile boolean isReady;

  private NetworkWarmUp() {}

  /** Starts the evaluations unless they were started before. */
  public static void start(ThreadFactory threads) {
    if (STARTED.compareAndSet(false, true)) {
      threads.newThread(NetworkWarmUp::run).start();
    }
  }

  private static void run() {
    try {
      if (VectorModule.isFast()) {
        evaluate();
        isReady = true;
      }
    } finally {
      OVER.countDown();
    }
  }

  private static void evaluate() {
    var evaluator = new NetworkEvaluator(Network.trained());
    var empty = new NogoBoard(NetworkEvaluator.SIDE, NetworkEvaluator.SIDE);
    for (int i = 0; i < EVALUATIONS; i++) {
      evaluator.evaluate(empty, NogoBoard.BLACK);
    }
  }

  /**
   * Waits until the evaluations are over.
   *
   * @param maxMs maximum time to wait
   * @return true if the network can be used: the evaluations are over, and this JVM has vectors
   */
  public static boolean isReadyWithin(long maxMs) throws InterruptedException {
    return OVER.await(maxMs, TimeUnit.MILLISECONDS) && isReady;
  }
}
