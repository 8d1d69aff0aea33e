package tengen.proof.build;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import tengen.engine.Engine;
import tengen.engine.EngineException;

/** The threads of a search for proofs, each with its own engine. */
public final class ProofWorkers implements AutoCloseable {
  /** Creates an engine for a thread. */
  public interface EngineMaker {
    Engine make() throws EngineException;
  }

  private final ProofBuilder builder;
  private final ExecutorService threads;
  private final List<Future<?>> running = new ArrayList<>();

  private ProofWorkers(ProofBuilder builder, ExecutorService threads) {
    this.builder = builder;
    this.threads = threads;
  }

  /** Starts {@code count} threads. */
  public static ProofWorkers start(ProofBuilder builder, int count, EngineMaker engines) {
    var workers =
        new ProofWorkers(
            builder,
            Executors.newFixedThreadPool(
                count, Thread.ofPlatform().name("proof-", 1).daemon().factory()));
    for (int i = 0; i < count; i++) {
      workers.running.add(workers.threads.submit(() -> workers.work(engines)));
    }
    return workers;
  }

  private Void work(EngineMaker engines) throws IOException, EngineException, InterruptedException {
    try (Searcher searcher = new Searcher(engines.make())) {
      builder.work(searcher);
      return null;
    } finally {
      builder.end();
    }
  }

  /**
   * Waits for all threads to end.
   *
   * @return false if the time ran out first
   * @throws ExecutionException if a thread failed; the others end as well
   */
  public boolean await(Duration time) throws InterruptedException, ExecutionException {
    threads.shutdown();
    boolean isOver = threads.awaitTermination(time.toNanos(), TimeUnit.NANOSECONDS);
    if (isOver) {
      for (Future<?> each : running) {
        each.get();
      }
    }
    return isOver;
  }

  /** Makes the threads end after their current expansion, and waits for them. */
  @Override
  public void close() {
    builder.end();
    threads.close();
  }
}
