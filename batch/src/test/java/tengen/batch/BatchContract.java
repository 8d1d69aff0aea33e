package tengen.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tengen.arena.batch.BatchStore;
import tengen.arena.batch.BatchWorker;
import tengen.arena.batch.DeadUnit;
import tengen.arena.batch.Job;
import tengen.arena.batch.JobStatus;
import tengen.arena.batch.Unit;
import tengen.arena.batch.UnitResult;
import tengen.arena.batch.WorkerSpec.Lane;

/** What holds on every database. */
@Timeout(600)
abstract class BatchContract {
  /** The URL of a database without tables. */
  abstract String emptyDatabase() throws Exception;

  /** Units of the kill test; in the long form as many as the design was measured with. */
  private static final int MANY = Boolean.getBoolean("tengen.long") ? 2000 : 80;

  private static BatchStore open(String url) throws IOException {
    return new JdbcBatches().open(url);
  }

  private static JobStatus status(BatchStore store) throws IOException {
    return store.job(Planted.JOB.id()).orElseThrow();
  }

  private static void awaitEnd(BatchStore store) {
    await().atMost(300, TimeUnit.SECONDS).until(() -> status(store).isOver());
  }

  @Test
  void everyUnitOfAJobHasOneResult() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      store.submit(Planted.JOB, Planted.units(20, List.of(), List.of()));
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new Planted())) {
        awaitEnd(store);
      }
      List<UnitResult> results = store.results(Planted.JOB.id());
      assertThat(results)
          .extracting(UnitResult::unit)
          .containsExactlyElementsOf(IntStream.range(0, 20).mapToObj(Planted::id).toList());
      for (int i = 0; i < 20; i++) {
        assertThat(results.get(i).result()).isEqualTo(Long.toString(Planted.work(i)));
        assertThat(results.get(i).attempt()).isEqualTo(1);
      }
    }
  }

  @Test
  void aJobThatIsSubmittedAgainGoesOnAndMayHaveMoreUnits() throws Exception {
    String url = emptyDatabase();
    try (BatchStore store = open(url)) {
      store.submit(Planted.JOB, Planted.units(5, List.of(), List.of()));
    }
    try (BatchStore store = open(url)) {
      store.submit(Planted.JOB, Planted.units(8, List.of(), List.of()));
      assertThat(status(store).units()).isEqualTo(8);
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new Planted())) {
        awaitEnd(store);
      }
      assertThat(status(store).done()).isEqualTo(8);
      store.submit(Planted.JOB, Planted.units(8, List.of(), List.of()));
      assertThat(status(store).isOver()).isTrue();
    }
  }

  @Test
  void anotherJobCannotHaveItsId() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      store.submit(Planted.JOB, List.of());
      var other = new Job(Planted.JOB.id(), "sum", "other", Planted.BUILD);
      assertThatThrownBy(() -> store.submit(other, List.of(new Unit("1", "sum 1"))))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("job sums is there");
      assertThat(status(store).units()).isZero();
    }
  }

  @Test
  void aUnitThatAlwaysFailsIsGivenUpAndCanBeTriedAgain() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      store.submit(Planted.JOB, Planted.units(4, List.of(2), List.of()));
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new Planted())) {
        awaitEnd(store);
        assertThat(store.dead(Planted.JOB.id()))
            .containsExactly(
                new DeadUnit(Planted.id(2), 3, "java.lang.IllegalArgumentException: planted"));
        assertThat(status(store).done()).isEqualTo(3);

        assertThat(store.retry(Planted.JOB.id())).isEqualTo(1);
        assertThat(status(store).isOver()).isFalse();
        awaitEnd(store);
        assertThat(store.dead(Planted.JOB.id()).getFirst().attempts()).isEqualTo(6);
      }
    }
  }

  @Test
  void aStoppedJobBeginsNoMoreUnitsAndGoesOnWhenItIsRetried() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      store.submit(Planted.JOB, Planted.units(6, List.of(), List.of()));
      store.stop(Planted.JOB.id(), "cancelled");
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new Planted())) {
        store.submit(new Job("other", "sum", "", Planted.BUILD), List.of(new Unit("1", "sum 1")));
        await().until(() -> store.job("other").orElseThrow().isOver());
        assertThat(status(store).done()).isZero();
        assertThat(status(store).stopped()).contains("cancelled");

        store.retry(Planted.JOB.id());
        awaitEnd(store);
        assertThat(status(store).done()).isEqualTo(6);
      }
    }
  }

  /** Ends as soon as two units are done. */
  private static final class Brief extends Planted {
    @Override
    public Optional<String> verdict(Job job, Supplier<List<UnitResult>> results) {
      return results.get().size() >= 2 ? Optional.of("enough") : Optional.empty();
    }
  }

  @Test
  void aVerdictEndsAJobEarly() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      store.submit(Planted.JOB, Planted.units(2000, List.of(), List.of()));
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new Brief())) {
        awaitEnd(store);
      }
      assertThat(status(store).stopped()).contains("enough");
      assertThat(status(store).done()).isBetween(2, 1999);
    }
  }

  @Test
  void aWorkerOfAnotherBuildDoesNoUnit() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      store.submit(new Job("foreign", "sum", "", "build 2"), List.of(new Unit("1", "sum 1")));
      store.submit(Planted.JOB, Planted.units(5, List.of(), List.of()));
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new Planted())) {
        awaitEnd(store);
      }
      assertThat(store.job("foreign").orElseThrow().done()).isZero();
      assertThat(store.job("foreign").orElseThrow().isOver()).isFalse();
    }
  }

  @Test
  void noUnitIsLostOrCountedTwiceWhenWorkersAreKilled() throws Exception {
    String url = emptyDatabase();
    List<Integer> throwers = List.of(7, MANY / 2);
    List<Integer> killers = List.of(MANY / 4);
    try (BatchStore store = open(url);
        var fleet = new Fleet(url, 3)) {
      store.submit(Planted.JOB, Planted.units(MANY, throwers, killers));
      await().atMost(60, TimeUnit.SECONDS).until(() -> status(store).done() > MANY / 10);
      fleet.kill(0);
      await()
          .atMost(300, TimeUnit.SECONDS)
          .until(
              () -> {
                fleet.tend(store);
                return status(store).isOver();
              });

      assertThat(store.dead(Planted.JOB.id()))
          .extracting(DeadUnit::unit)
          .containsExactlyInAnyOrder(Planted.id(7), Planted.id(MANY / 2), Planted.id(MANY / 4));
      List<UnitResult> results = store.results(Planted.JOB.id());
      assertThat(results).hasSize(MANY - 3);
      for (UnitResult each : results) {
        assertThat(each.result())
            .isEqualTo(Long.toString(Planted.work(Integer.parseInt(each.unit()))));
      }
      assertThat(results).anyMatch(each -> each.attempt() > 1);
      assertThat(status(store).alarms()).isZero();
    }
  }
}
