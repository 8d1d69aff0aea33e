package tengen.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.jobs.BatchStore;
import tengen.jobs.BatchWorker;
import tengen.jobs.DeadUnit;
import tengen.jobs.Job;
import tengen.jobs.JobStatus;
import tengen.jobs.Unit;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitSource;
import tengen.jobs.WorkerSpec.Lane;
import tengen.sql.DatabaseUrl;
import tengen.support.Waits;

/** Tests that hold for every database. */
abstract class BatchContract {
  /** Returns the URL of a database without tables. */
  abstract String emptyDatabase() throws Exception;

  /**
   * Number of units in the kill test. The long form uses the number that the design was measured
   * with.
   */
  private static final int MANY = Boolean.getBoolean("tengen.long") ? 2000 : 80;

  static BatchStore open(String url) throws IOException {
    return new JdbcBatches().open(url);
  }

  static void submit(BatchStore store, List<Unit> units) throws IOException {
    submit(store, SumJob.JOB, units, units.size());
  }

  static void submit(BatchStore store, Job job, List<Unit> units, int planned) throws IOException {
    store.submit(job, planned, sink -> addTo(sink, units));
  }

  private static void addTo(UnitSource.Sink sink, List<Unit> units) throws IOException {
    for (Unit unit : units) {
      sink.add(unit);
    }
  }

  static JobStatus status(BatchStore store) throws IOException {
    return store.job(SumJob.JOB.id()).orElseThrow();
  }

  static void awaitEnd(BatchStore store) {
    Waits.until("the end of the job", () -> status(store), JobStatus::isOver);
  }

  @Test
  void everyUnitOfAJobHasOneResult() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      submit(store, SumJob.units(20, List.of(), List.of()));
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new SumJob())) {
        awaitEnd(store);
      }
      List<UnitResult> results = store.results(SumJob.JOB.id());
      assertThat(results)
          .extracting(UnitResult::unit)
          .containsExactlyElementsOf(IntStream.range(0, 20).mapToObj(SumJob::id).toList());
      for (int i = 0; i < 20; i++) {
        assertThat(results.get(i).result()).isEqualTo(Long.toString(SumJob.work(i)));
        assertThat(results.get(i).attempt()).isEqualTo(1);
        assertThat(results.get(i).build()).isEqualTo(SumJob.BUILD);
      }
    }
  }

  @Test
  void aJobThatIsSubmittedAgainGoesOnAndMayHaveMoreUnits() throws Exception {
    String url = emptyDatabase();
    try (BatchStore store = open(url)) {
      submit(store, SumJob.units(5, List.of(), List.of()));
    }
    try (BatchStore store = open(url)) {
      submit(store, SumJob.units(8, List.of(), List.of()));
      assertThat(status(store).units()).isEqualTo(8);
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new SumJob())) {
        awaitEnd(store);
      }
      assertThat(status(store).done()).isEqualTo(8);
      submit(store, SumJob.units(8, List.of(), List.of()));
      assertThat(status(store).isOver()).isTrue();
    }
  }

  @Test
  void unitsWaitInTheirOrderBeforeTheLastOneIsSubmitted() throws Exception {
    String url = emptyDatabase();
    int count = 2500;
    List<String> waiting = new ArrayList<>();
    try (BatchStore store = open(url)) {
      store.submit(
          SumJob.JOB,
          count,
          sink -> {
            addTo(sink, SumJob.units(count, List.of(), List.of()));
            waiting.addAll(waiting(url));
          });
      assertThat(waiting).hasSize(2000);
      waiting.clear();
      waiting.addAll(waiting(url));
    }
    assertThat(waiting)
        .containsExactlyElementsOf(
            IntStream.range(0, count).mapToObj(i -> "sums/" + SumJob.id(i)).toList());
  }

  @Test
  void aLongUnitWaitsForNoOther() throws Exception {
    String url = emptyDatabase();
    try (BatchStore store = open(url)) {
      store.submit(
          SumJob.JOB,
          2,
          sink -> {
            sink.add(new Unit("0", "sum ".repeat(1 << 18)));
            assertThat(waiting(url)).containsExactly("sums/0");
          });
    }
  }

  @Test
  void unitsOfAStoppedJobWaitWhenItIsRetried() throws Exception {
    String url = emptyDatabase();
    try (BatchStore store = open(url)) {
      submit(store, List.of());
      store.stop(SumJob.JOB.id(), "cancelled");
      submit(store, SumJob.units(1, List.of(), List.of()));
      assertThat(waiting(url)).isEmpty();
      assertThat(store.retry(SumJob.JOB.id())).isEqualTo(1);
      assertThat(waiting(url)).containsExactly("sums/" + SumJob.id(0));
    }
  }

  /** Returns the waiting units in queue order. */
  private static List<String> waiting(String url) throws IOException {
    var database = new JobDatabase(new DatabaseUrl(url));
    try (HikariDataSource connections = database.connections()) {
      return database
          .jdbi(connections)
          .withHandle(
              handle ->
                  handle
                      .createQuery(
                          "SELECT task_instance FROM batch_queue WHERE task_name = 'unit'"
                              + " ORDER BY priority DESC, execution_time")
                      .mapTo(String.class)
                      .list());
    }
  }

  @Test
  void anotherJobCannotHaveItsId() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      submit(store, List.of());
      var other = new Job(SumJob.JOB.id(), "sum", "other", SumJob.BUILD);
      assertThatThrownBy(() -> submit(store, other, List.of(new Unit("1", "sum 1")), 1))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("job sums exists");
      assertThat(status(store).units()).isZero();
    }
  }

  @Test
  void theSameWorkOfOtherArgumentsIsTheSameJob() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      var first = new Job("typed", "sum", "--a\n--b\n\nsums", SumJob.BUILD);
      submit(store, first, List.of(new Unit("1", "sum 1")), 1);
      var again = new Job("typed", "sum", "--b\n\nsums", SumJob.BUILD);
      submit(store, again, List.of(new Unit("2", "sum 2")), 2);
      assertThat(store.job("typed").orElseThrow())
          .returns(first, JobStatus::job)
          .returns(2, JobStatus::units);
    }
  }

  @Test
  void aUnitThatAlwaysFailsIsGivenUpAndCanBeTriedAgain() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      submit(store, SumJob.units(4, List.of(2), List.of()));
      try (BatchWorker _ = store.work(UnitProcess.steady(Lane.COMMON, 2), new SumJob())) {
        awaitEnd(store);
        assertThat(store.dead(SumJob.JOB.id()))
            .containsExactly(
                new DeadUnit(SumJob.id(2), 3, "java.lang.IllegalArgumentException: planted"));
        assertThat(status(store).done()).isEqualTo(3);

        assertThat(store.retry(SumJob.JOB.id())).isEqualTo(1);
        assertThat(status(store).isOver()).isFalse();
        awaitEnd(store);
        assertThat(store.dead(SumJob.JOB.id()).getFirst().attempts()).isEqualTo(6);
      }
    }
  }

  @Test
  void aUnitThatEndsInAnErrorIsGivenUpAsWell() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      submit(store, List.of(new Unit("0", "error 0"), new Unit("1", "sum 1")));
      try (BatchWorker _ = store.work(UnitProcess.steady(Lane.COMMON, 2), new SumJob())) {
        awaitEnd(store);
      }
      assertThat(store.dead(SumJob.JOB.id()))
          .containsExactly(new DeadUnit("0", 3, "java.lang.StackOverflowError: planted"));
      assertThat(status(store).done()).isEqualTo(1);
    }
  }

  @Test
  void hostileUnitsAreGivenUpWithOneShortLineEach() throws Exception {
    List<String> habits = List.of("deaf", "huge", "interrupted", "interrupts", "lines", "long");
    List<Unit> units = new ArrayList<>(SumJob.units(4, List.of(), List.of()));
    habits.forEach(habit -> units.add(new Unit(habit, habit)));
    try (BatchStore store = open(emptyDatabase())) {
      submit(store, units);
      try (BatchWorker _ =
              store.work(UnitProcess.steady(Lane.COMMON, 2), new SampleJobs.Hostile());
          BatchWorker _ = store.work(UnitProcess.steady(Lane.SOLO, 1), new SampleJobs.Hostile())) {
        awaitEnd(store);
      }
      assertThat(status(store).done()).isEqualTo(4);
      List<DeadUnit> dead = store.dead(SumJob.JOB.id());
      assertThat(dead).extracting(DeadUnit::unit).containsExactlyElementsOf(habits);
      // The first, interrupted attempt next to other units did not count as a failure.
      assertThat(dead).extracting(DeadUnit::attempts).containsExactly(3, 3, 4, 4, 3, 3);
      String failed = "java.lang.IllegalStateException: ";
      assertThat(dead.subList(0, 5))
          .extracting(DeadUnit::reason)
          .containsExactly(
              SampleJobs.Hostile.Unprintable.class.getName(),
              "its result has 33554433 characters, 33554432 at most",
              "java.lang.InterruptedException: planted",
              failed + "planted",
              failed + "one two three ");
      assertThat(dead.getLast().reason()).startsWith(failed + "long ").hasSizeLessThan(1100);
    }
  }

  @Test
  void unitsWithoutAResultAreGivenUp() throws Exception {
    var work = new SampleJobs.Hanging();
    Duration stall = Duration.ofMillis(100);
    try (BatchStore store = open(emptyDatabase())) {
      submit(store, List.of(new Unit("0", "hears"), new Unit("1", "hears nothing")));
      try (BatchWorker _ = store.work(UnitProcess.steady(Lane.COMMON, 2, stall), work);
          BatchWorker _ = store.work(UnitProcess.steady(Lane.SOLO, 1, stall), work)) {
        awaitEnd(store);
      } finally {
        work.letGo.countDown();
      }
      String nothing = "nothing came of it for 0 minutes";
      assertThat(store.dead(SumJob.JOB.id()))
          .containsExactly(
              new DeadUnit("0", 3, nothing),
              new DeadUnit("1", 2, nothing + ", and it ignores its interrupt"));
    }
  }

  @Test
  void aUnitThatFailsBeforeItIsTriedIsGivenUpAsWell() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      submit(store, SumJob.units(1, List.of(), List.of()));
      try (BatchWorker _ =
          store.work(UnitProcess.steady(Lane.COMMON, 1), new SampleJobs.Workless())) {
        awaitEnd(store);
      }
      assertThat(store.dead(SumJob.JOB.id()))
          .containsExactly(new DeadUnit(SumJob.id(0), 0, "no work"));
    }
  }

  @Test
  void aStoppedJobBeginsNoMoreUnitsAndGoesOnWhenItIsRetried() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      submit(store, SumJob.units(6, List.of(), List.of()));
      store.stop(SumJob.JOB.id(), "cancelled");
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new SumJob())) {
        submit(
            store, new Job("other", "sum", "", SumJob.BUILD), List.of(new Unit("1", "sum 1")), 1);
        Waits.until(
            "the end of the other job", () -> store.job("other").orElseThrow(), JobStatus::isOver);
        assertThat(status(store).done()).isZero();
        assertThat(status(store).stopped()).contains("cancelled");

        store.retry(SumJob.JOB.id());
        awaitEnd(store);
        assertThat(status(store).done()).isEqualTo(6);
      }
    }
  }

  @Test
  void onlyJobsWithUnitsLeftAreLookedAtAgain() throws Exception {
    String url = emptyDatabase();
    try (BatchStore store = open(url);
        HikariDataSource connections = new JobDatabase(new DatabaseUrl(url)).connections()) {
      submit(store, SumJob.units(2, List.of(1), List.of()));
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new SumJob())) {
        awaitEnd(store);
      }
      for (String id : List.of("stopped", "begun")) {
        submit(store, new Job(id, "sum", "", SumJob.BUILD), List.of(new Unit("1", "sum 1")), 1);
      }
      submit(store, new Job("planned", "sum", "", SumJob.BUILD), List.of(), 1);
      store.stop("stopped", "cancelled");
      assertThat(new Jobs(Jdbi.create(connections)).open())
          .extracting(status -> status.job().id())
          .containsExactlyInAnyOrder("begun", "planned");
    }
  }

  @Test
  void aVerdictEndsAJobEarly() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      submit(store, SumJob.units(2000, List.of(), List.of()));
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new SampleJobs.Brief())) {
        awaitEnd(store);
      }
      assertThat(status(store).stopped()).contains("enough");
      assertThat(status(store).done()).isBetween(2, 1999);
    }
  }

  @Test
  void aWorkerOfAnotherBuildDoesNoUnit() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      submit(store, new Job("foreign", "sum", "", "build 2"), List.of(new Unit("1", "sum 1")), 1);
      submit(store, SumJob.units(5, List.of(), List.of()));
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new SumJob())) {
        awaitEnd(store);
      }
      assertThat(store.job("foreign").orElseThrow().done()).isZero();
      assertThat(store.job("foreign").orElseThrow().isOver()).isFalse();
    }
  }

  @Test
  void aUnitGoesOnFromItsCheckpoint() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      submit(store, SumJob.units(1, List.of(), List.of()));
      try (BatchWorker _ =
          store.work(UnitProcess.quick(Lane.COMMON, 1), new SampleJobs.Counting())) {
        awaitEnd(store);
      }
      assertThat(store.results(SumJob.JOB.id()))
          .singleElement()
          .returns("from 5", UnitResult::result)
          .returns(2, UnitResult::attempt);
    }
  }

  @Test
  void unitsThatFollowFromResultsAreDoneUntilAllThatArePlannedAre() throws Exception {
    try (BatchStore store = open(emptyDatabase())) {
      submit(store, SumJob.JOB, SumJob.units(1, List.of(), List.of()), SampleJobs.Chain.UNITS);
      assertThat(status(store).units()).isEqualTo(SampleJobs.Chain.UNITS);
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 2), new SampleJobs.Chain())) {
        awaitEnd(store);
      }
      assertThat(store.results(SumJob.JOB.id()))
          .extracting(UnitResult::unit)
          .containsExactlyElementsOf(
              IntStream.range(0, SampleJobs.Chain.UNITS).mapToObj(SumJob::id).toList());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 1})
  void clockChangesStopNoWorkerAndEndNoLease(long hours) throws Exception {
    var database = new JobDatabase(new DatabaseUrl(emptyDatabase()));
    var ahead = new AtomicReference<>(Duration.ZERO);
    InstantSource system = () -> Instant.now().plus(ahead.get());
    try (BatchStore store = JdbcBatchStore.open(database, system);
        BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 1), new SumJob());
        HikariDataSource connections = database.connections()) {
      Jdbi jdbi = database.jdbi(connections);
      Instant before = database.clock(jdbi, system).instant();
      ahead.set(Duration.ofHours(hours));
      assertThat(database.clock(jdbi, system).instant()).isCloseTo(before, within(Waits.CAP));
      submit(store, SumJob.units(2, List.of(), List.of()));
      awaitEnd(store);
    }
  }

  /** Returns whether some process holds the write lock. */
  boolean isHeld(String url) throws Exception {
    return false;
  }

  static void awaitBegun(String url, String unit) throws IOException {
    try (HikariDataSource connections = new JobDatabase(new DatabaseUrl(url)).connections()) {
      var checkpoints = new Checkpoints(Jdbi.create(connections));
      var key = new UnitKey(SumJob.JOB.id(), unit);
      Waits.until("a checkpoint of " + unit, () -> checkpoints.find(key).isPresent());
    }
  }

  @Test
  void aLateResultThatDiffersIsAnAlarmAndDoesNotCount() throws Exception {
    String url = emptyDatabase();
    try (BatchStore store = open(url);
        var first = new Fleet(url, 1, () -> isHeld(url))) {
      submit(store, List.of(new Unit("0", SumJob.OWN)));
      awaitBegun(url, "0");
      first.stop(0);
      try (BatchWorker _ = store.work(UnitProcess.quick(Lane.COMMON, 1), new SumJob())) {
        awaitEnd(store);
        first.signal(0, "CONT");
        Waits.until("an alarm", () -> status(store), job -> job.alarms() == 1);
      }
      assertThat(store.results(SumJob.JOB.id()))
          .singleElement()
          .returns(Long.toString(ProcessHandle.current().pid()), UnitResult::result);
    }
  }

  /**
   * Interrupts the database between heartbeats. Does nothing for a database that cannot be down.
   */
  void disturb() throws Exception {}

  @Tag("full")
  @Test
  void noUnitIsLostOrCountedTwiceWhateverHappensToWorkers(@TempDir Path scratch) throws Exception {
    String url = emptyDatabase();
    List<Integer> throwers = List.of(7, MANY / 2);
    List<Integer> killers = List.of(3 * MANY / 4);
    Path gate = scratch.resolve("gate");
    try (BatchStore store = open(url);
        var fleet = new Fleet(url, 3, () -> isHeld(url))) {
      List<Unit> units = SumJob.units(MANY, throwers, killers);
      submit(store, SumJob.held(units, MANY / 5, gate));
      Waits.until("the first units", () -> status(store), job -> job.done() > MANY / 10);
      fleet.killAtWork(0);
      fleet.stop(1);
      Files.createFile(gate);
      awaitDone(store, fleet, MANY / 2);
      disturb();
      awaitDone(store, fleet, MANY - 3);
      fleet.signal(1, "CONT");
      awaitTended(store, fleet, "the end of the job", JobStatus::isOver);

      assertThat(store.dead(SumJob.JOB.id()))
          .extracting(DeadUnit::unit)
          .containsExactlyInAnyOrder(SumJob.id(7), SumJob.id(MANY / 2), SumJob.id(3 * MANY / 4));
      List<UnitResult> results = store.results(SumJob.JOB.id());
      assertThat(results).hasSize(MANY - 3);
      for (UnitResult each : results) {
        assertThat(each.result())
            .isEqualTo(Long.toString(SumJob.work(Integer.parseInt(each.unit()))));
      }
      assertThat(results).anyMatch(each -> each.attempt() > 1);
      assertThat(status(store).alarms()).isZero();
    }
  }

  private static void awaitDone(BatchStore store, Fleet fleet, int units) {
    awaitTended(store, fleet, units + " units", job -> job.done() >= units);
  }

  /** Waits for this status, while restarting workers that end. */
  private static void awaitTended(
      BatchStore store, Fleet fleet, String what, Predicate<JobStatus> isWanted) {
    Waits.untilAsserted(
        what,
        () -> {
          fleet.tend(store);
          assertThat(status(store)).matches(isWanted, what);
        });
  }
}
