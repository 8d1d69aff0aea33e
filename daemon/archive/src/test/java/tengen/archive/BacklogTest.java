package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.store.archive.Change;
import tengen.store.archive.StoredInput;

class BacklogTest {
  private static final long LONG = Long.MAX_VALUE / 2;
  private static final long MIB = 1 << 20;

  private final AtomicLong nanoClock = new AtomicLong();
  private final Backlog backlog = new Backlog(nanoClock::get, 64 * MIB);

  private static Task line(String owner, int length) {
    var input = new StoredInput(1, "line", "x".repeat(length), 0, 0);
    return new Task.Write(new Change.InputReceived(owner, input), () -> {}, () -> {});
  }

  private static Task line(int length) {
    return line("key", length);
  }

  private static Task ended(String owner) {
    return new Task.Write(new Change.SessionEnded(owner), () -> {}, () -> {});
  }

  private static Task taking(String owner) {
    return new Task.Ask<>(owner, _ -> 0, true, new CompletableFuture<>());
  }

  private List<Task> take(int most) {
    return backlog.take(most, LONG, LONG);
  }

  @Test
  void theNumberOfTasksIsLimited() {
    for (int i = 0; i < 10_000; i++) {
      assertThat(backlog.add(line("key" + i, 0))).isTrue();
    }
    assertThat(backlog.add(line("other", 0))).isFalse();
    assertThat(backlog.count()).isEqualTo(10_000);
  }

  @Test
  void theMemoryOfTasksIsLimited() {
    int added = 0;
    while (backlog.add(line("key" + added, 1 << 20))) {
      added++;
    }
    assertThat(added).isEqualTo(31);
    take(1);
    assertThat(backlog.add(line("other", 1 << 20))).isTrue();
  }

  @Test
  void anOwnerMayHoldHalfOfTheFreeMemory() {
    int ofOne = 0;
    while (backlog.add(line("one", 1 << 20))) {
      ofOne++;
    }
    int ofTwo = 0;
    while (backlog.add(line("two", 1 << 20))) {
      ofTwo++;
    }
    assertThat(ofOne).isEqualTo(16);
    assertThat(ofTwo).isEqualTo(8);
    assertThat(backlog.add(line("three", 1 << 20))).isTrue();
  }

  @Test
  void anOwnerHasHalfOfTheTasks() {
    for (int i = 0; i < 5_000; i++) {
      assertThat(backlog.add(line("key", 0))).isTrue();
    }
    assertThat(backlog.add(line("key", 0))).isFalse();
    assertThat(backlog.add(line("other", 0))).isTrue();
  }

  @Test
  void tasksAreTakenInOrder() {
    List<Task> tasks = List.of(line(1), line(2), line(3));
    tasks.forEach(backlog::add);

    assertThat(take(2)).isEqualTo(tasks.subList(0, 2));
    assertThat(take(2)).isEqualTo(tasks.subList(2, 3));
  }

  @Test
  void lightWritersAreServedInTheOrderOfTheirTasks() {
    List<Task> tasks =
        List.of(line("a", 1), line("b", 2), line("a", 3), line("c", 4), line("b", 5));
    tasks.forEach(backlog::add);

    assertThat(take(9)).isEqualTo(tasks);
  }

  @Test
  void heavyWritersWaitForOthers() {
    List<Task> flood = IntStream.range(0, 3).mapToObj(_ -> line("flood", 1 << 20)).toList();
    flood.forEach(backlog::add);
    assertThat(take(1)).isEqualTo(flood.subList(0, 1));
    List<Task> others = IntStream.range(0, 60).mapToObj(i -> line("other" + i % 3, 100)).toList();
    others.forEach(backlog::add);

    List<Task> rest = new ArrayList<>(others);
    rest.addAll(flood.subList(1, 3));
    assertThat(take(100)).isEqualTo(rest);
  }

  @Test
  void equallyHeavyWritersTakeTurns() {
    for (int i = 0; i < 4; i++) {
      backlog.add(line("a", 100_000));
    }
    for (int i = 0; i < 4; i++) {
      backlog.add(line("b", 100_000));
    }
    List<String> owners = new ArrayList<>();
    while (backlog.count() > 0) {
      take(1).forEach(task -> owners.add(task.owner()));
      backlog.done();
    }
    assertThat(owners).containsExactly("a", "b", "a", "b", "a", "b", "a", "b");
  }

  @Test
  void transactionsHaveALimitInBytesOrOneTask() {
    List<Task> tasks =
        List.of(line("a", 1 << 20), line("b", 1000), line("c", 1000), line("d", 1 << 20));
    tasks.forEach(backlog::add);

    assertThat(backlog.take(9, MIB, LONG)).isEqualTo(tasks.subList(0, 1));
    assertThat(backlog.take(9, MIB, LONG)).isEqualTo(tasks.subList(1, 3));
    assertThat(backlog.take(9, MIB, LONG)).isEqualTo(tasks.subList(3, 4));
  }

  @Test
  void takingOverASessionIsExclusive() {
    List<Task> tasks = List.of(line(1), taking("key"), taking("other"), line(2), line(3));
    tasks.forEach(backlog::add);

    assertThat(take(9)).isEqualTo(tasks.subList(0, 1));
    assertThat(take(9)).isEqualTo(tasks.subList(1, 2));
    assertThat(take(9)).isEqualTo(tasks.subList(2, 3));
    assertThat(take(9)).isEqualTo(tasks.subList(3, 5));
  }

  /** Checks that a take-up comes after all writes of the session, however large they are. */
  @Test
  void sessionsAreReadAfterTheirPendingWrites() {
    List<Task> tasks = List.of(line(1 << 20), line(1 << 20), taking("key"));
    tasks.forEach(backlog::add);
    Task other = ended("other");
    backlog.add(other);

    List<Task> taken = new ArrayList<>();
    while (backlog.count() > 0) {
      taken.addAll(take(1));
      backlog.done();
    }
    assertThat(taken).containsExactlyInAnyOrder(tasks.get(0), tasks.get(1), tasks.get(2), other);
    taken.remove(other);
    assertThat(taken).isEqualTo(tasks);
  }

  @Test
  void writesThatGrowTheDatabaseNeedRoom() {
    backlog.setRoom(3 * MIB);
    assertThat(backlog.add(line("a", 1 << 20))).isTrue();
    assertThat(backlog.add(line("b", 1 << 20))).isFalse();
    assertThat(backlog.add(ended("b"))).isTrue();
    assertThat(backlog.reserve(MIB)).isFalse();
    assertThat(backlog.reserve(MIB / 2)).isTrue();

    take(9);
    assertThat(backlog.reserve(MIB)).isFalse();
    backlog.setRoom(3 * MIB);
    assertThat(backlog.reserve(MIB)).isTrue();
  }

  @Test
  void theAgeIsThatOfTheOldestUnfinishedTask() {
    assertThat(backlog.oldestNanos()).isZero();
    backlog.add(line("a", 1));
    nanoClock.set(5);
    backlog.add(line("b", 1));
    nanoClock.set(9);
    assertThat(backlog.oldestNanos()).isEqualTo(9);

    take(1);
    assertThat(backlog.oldestNanos()).isEqualTo(9);
    assertThat(backlog.count()).isEqualTo(2);
    backlog.done();
    assertThat(backlog.oldestNanos()).isEqualTo(4);
    assertThat(backlog.count()).isEqualTo(1);
  }

  @Test
  void interruptsOfTheWriterLoseNoTask() {
    Thread.currentThread().interrupt();
    Thread.startVirtualThread(() -> backlog.add(line(1)));

    assertThat(backlog.take(1, LONG, LONG)).hasSize(1);
    Thread.currentThread().interrupt();
    backlog.pause(1);
    assertThat(Thread.interrupted()).isFalse();
  }

  @Test
  void takingAndPausingDoNotBlockAfterTheClose() {
    backlog.add(line(1));
    backlog.close();

    assertThat(backlog.add(line(1))).isFalse();
    assertThat(take(2)).hasSize(1);
    assertThat(take(2)).isEmpty();
    backlog.pause(LONG);
  }
}
