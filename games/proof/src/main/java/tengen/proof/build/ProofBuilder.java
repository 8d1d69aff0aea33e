package tengen.proof.build;

import java.io.IOException;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tengen.engine.EngineException;
import tengen.proof.tree.ProofStones;

/**
 * Searches for proofs of several roots at once, on all threads that call {@link #work}. Each thread
 * takes the most promising position, expands it and appends the result to the folder's journal.
 * Other processes may work in the same folder. Thread-safe.
 */
public final class ProofBuilder implements AutoCloseable {
  private static final long READ_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final long FORCE_NANOS = TimeUnit.MINUTES.toNanos(1);

  private final Journal journal;
  private final LongSupplier nanoClock;
  private final KnownProofs known;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** Nodes that other processes have claimed; cleared when their journals are read. */
  private final Set<Node> foreign = new HashSet<>();

  private long readNanos;
  private long forcedNanos;
  private boolean isEnded;

  private ProofBuilder(Journal journal, KnownProofs known, LongSupplier nanoClock) {
    this.journal = journal;
    this.known = known;
    this.nanoClock = nanoClock;
  }

  /**
   * Opens a folder and continues its search, or starts a new one.
   *
   * @param roots stones from the empty board in playing order, as row * size + column
   * @param solver name and version of the engine
   */
  public static ProofBuilder open(
      Path folder, int size, List<List<Integer>> roots, String solver, LongSupplier nanoClock)
      throws IOException {
    var builder =
        new ProofBuilder(
            Journal.open(folder, size, solver), new KnownProofs(size, roots), nanoClock);
    builder.read();
    builder.forcedNanos = nanoClock.getAsLong();
    return builder;
  }

  private void read() throws IOException {
    journal.read(known.graph::remember);
    foreign.clear();
    readNanos = nanoClock.getAsLong();
  }

  /** A position that this process has claimed. */
  private record Task(ProofGraph.Leaf leaf, FileLock claim) {}

  /**
   * Expands positions until all roots are settled or {@link #end} is called.
   *
   * @throws EngineException if the engine failed; the results of other threads are kept
   */
  public void work(Searcher searcher) throws IOException, EngineException, InterruptedException {
    for (Task task = next(); task != null; task = next()) {
      try {
        done(task, searcher.expand(task.leaf()));
      } finally {
        release(task);
      }
    }
  }

  private @Nullable Task next() throws IOException, InterruptedException {
    lock.lockInterruptibly();
    try {
      while (!isEnded) {
        synchronizeJournals();
        Task task = take();
        if (task != null || isSettled()) {
          return task;
        }
        var _ = changed.awaitNanos(READ_NANOS);
      }
      return null;
    } finally {
      lock.unlock();
    }
  }

  private void synchronizeJournals() throws IOException {
    long now = nanoClock.getAsLong();
    if (now - readNanos >= READ_NANOS) {
      read();
    }
    if (now - forcedNanos >= FORCE_NANOS) {
      journal.force();
      forcedNanos = now;
    }
  }

  private @Nullable Task take() throws IOException {
    List<ProofStones> easiest = new ArrayList<>(known.roots);
    easiest.sort(Comparator.comparingInt(root -> known.graph.node(root).cost()));
    for (ProofStones root : easiest) {
      for (Optional<ProofGraph.Leaf> leaf = leaf(root); leaf.isPresent(); leaf = leaf(root)) {
        Optional<FileLock> claim = journal.claim(leaf.get().node().key);
        if (claim.isEmpty()) {
          foreign.add(leaf.get().node());
        } else if (isNew(leaf.get())) {
          leaf.get().node().isTaken = true;
          return new Task(leaf.get(), claim.get());
        } else {
          claim.get().release();
        }
      }
    }
    return null;
  }

  /**
   * Returns whether a position is still unexpanded. Another process may have expanded it right
   * before this one claimed it.
   */
  private boolean isNew(ProofGraph.Leaf leaf) throws IOException {
    read();
    return !known.graph.learn(leaf);
  }

  private Optional<ProofGraph.Leaf> leaf(ProofStones root) {
    return known.graph.next(root, node -> !node.isTaken && !foreign.contains(node));
  }

  private boolean isSettled() {
    return known.roots.stream().allMatch(root -> known.graph.node(root).isSettled());
  }

  private void done(Task task, Expansion expansion) throws IOException {
    lock.lock();
    try {
      journal.append(expansion);
      known.graph.remember(expansion);
      known.graph.learn(task.leaf());
    } finally {
      lock.unlock();
    }
  }

  private void release(Task task) throws IOException {
    lock.lock();
    try {
      task.leaf().node().isTaken = false;
      task.claim().release();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Makes all threads return from {@link #work} after their current expansion. */
  public void end() {
    lock.lock();
    try {
      isEnded = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Returns the progress of the search. */
  public ProofStatus status() {
    lock.lock();
    try {
      return known.status();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() throws IOException {
    journal.close();
  }
}
