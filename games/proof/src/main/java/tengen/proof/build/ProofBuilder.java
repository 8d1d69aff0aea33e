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
 * Searches for proofs of several roots at once, on all threads that call {@link #work}: each takes
 * the position that seems to tell most, expands it alone, and keeps what it found in the folder's
 * journal. Other processes may work in the same folder.
 */
public final class ProofBuilder implements AutoCloseable {
  private static final long READ_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final long FORCE_NANOS = TimeUnit.MINUTES.toNanos(1);

  private final Journal journal;
  private final LongSupplier nanoClock;
  private final KnownProofs known;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition news = lock.newCondition();

  /** What other processes have taken; forgotten whenever their journals are read. */
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
   * Goes on with what was found in a folder, or begins there.
   *
   * @param roots lines of stones from the empty board, in points of row * size + column
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

  /** A position that this process has taken. */
  private record Task(ProofGraph.Leaf leaf, FileLock claim) {}

  /**
   * Expands positions until all roots are settled or {@link #end} is called.
   *
   * @throws EngineException the engine failed; what others find is kept
   */
  public void work(Searcher searcher) throws IOException, EngineException, InterruptedException {
    for (Task task = next(); task != null; task = next()) {
      try {
        done(task, searcher.expand(task.leaf()));
      } finally {
        give(task);
      }
    }
  }

  private @Nullable Task next() throws IOException, InterruptedException {
    lock.lockInterruptibly();
    try {
      while (!isEnded) {
        keepUp();
        Task task = take();
        if (task != null || isSettled()) {
          return task;
        }
        var _ = news.awaitNanos(READ_NANOS);
      }
      return null;
    } finally {
      lock.unlock();
    }
  }

  private void keepUp() throws IOException {
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

  /** Whether nobody has expanded it: another process may have, right before it was taken here. */
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

  private void give(Task task) throws IOException {
    lock.lock();
    try {
      task.leaf().node().isTaken = false;
      task.claim().release();
      news.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Has all threads end after what they are expanding. */
  public void end() {
    lock.lock();
    try {
      isEnded = true;
      news.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** How far it has come. */
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
