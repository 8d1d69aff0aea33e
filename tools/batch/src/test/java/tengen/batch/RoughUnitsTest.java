package tengen.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import tengen.jobs.BatchStore;
import tengen.jobs.BatchWorker;
import tengen.jobs.DeadUnit;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;
import tengen.jobs.WorkerSpec.Lane;
import tengen.sql.DatabaseUrl;

/** Tests of units that harm the whole process. */
@Isolated("interrupts the threads of all workers")
final class RoughUnitsTest {
  @TempDir private Path folder;

  /**
   * A job with a unit that interrupts the threads of all workers once all units run, and one that
   * runs out of memory.
   */
  private static final class Rough extends SumJob {
    private final CountDownLatch atWork = new CountDownLatch(4);
    private final CountDownLatch interrupted = new CountDownLatch(1);

    @Override
    public String run(Unit unit, UnitContext context) throws InterruptedException {
      atWork.countDown();
      return switch (unit.payload()) {
        case "interrupts" -> {
          atWork.await();
          Thread.getAllStackTraces().keySet().stream()
              .filter(Rough::isOfAWorker)
              .filter(thread -> thread != Thread.currentThread())
              .forEach(Thread::interrupt);
          interrupted.countDown();
          yield "";
        }
        case "hears" -> {
          interrupted.await();
          yield "";
        }
        case "is deaf" -> {
          boolean isDone = false;
          while (!isDone) {
            try {
              interrupted.await();
              isDone = true;
            } catch (InterruptedException _) {
              // Ignores interrupts.
            }
          }
          yield "";
        }
        default -> throw new OutOfMemoryError("planted");
      };
    }

    /** Returns whether a thread belongs to a unit, or to db-scheduler while it waits for one. */
    private static boolean isOfAWorker(Thread thread) {
      return thread.getName().startsWith("unit-") || thread.getName().startsWith("db-scheduler");
    }
  }

  @Test
  void hostileUnitsCostOthersNoAttempt() throws Exception {
    var work = new Rough();
    List<Unit> units =
        Stream.of("hears", "interrupts", "is deaf", "memory").map(it -> new Unit(it, it)).toList();
    String url = "jdbc:sqlite:" + folder.resolve("jobs.db");
    try (BatchStore store = BatchContract.open(url);
        HikariDataSource connections = new JobDatabase(new DatabaseUrl(url)).connections()) {
      BatchContract.submit(store, units);
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 4), work);
          BatchWorker _ = store.work(UnitProcess.quick(Lane.SOLO, 1), work)) {
        BatchContract.awaitEnd(store);
      }
      assertThat(store.results(SumJob.JOB.id()))
          .extracting(UnitResult::unit)
          .containsExactly("hears", "interrupts", "is deaf");
      assertThat(store.dead(SumJob.JOB.id()))
          .extracting(DeadUnit::unit, DeadUnit::reason)
          .containsExactly(tuple("memory", "java.lang.OutOfMemoryError: planted"));
      var attempts = new Attempts(Jdbi.create(connections));
      // An attempt that was interrupted just before it ran out of memory is repeated.
      assertThat(failures(attempts, "memory")).isEqualTo(3);
      assertThat(List.of("hears", "interrupts", "is deaf"))
          .allSatisfy(unit -> assertThat(failures(attempts, unit)).isZero());
    }
  }

  private static int failures(Attempts attempts, String unit) {
    return attempts.count(new UnitKey(SumJob.JOB.id(), unit), Attempts.Outcome.FAILED);
  }
}
