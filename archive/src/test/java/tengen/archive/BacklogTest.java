package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tengen.daemon.archive.Change;
import tengen.daemon.archive.KeptInput;

class BacklogTest {
  private static final long LONG = Long.MAX_VALUE / 2;

  private final Backlog backlog = new Backlog();

  private static Task line(int length) {
    var input = new KeptInput(1, "line", "x".repeat(length), 0, 0);
    return new Task.Write(new Change.SessionHeard("key", input), () -> {}, () -> {});
  }

  @Test
  void itHoldsSoManyTasks() {
    for (int i = 0; i < 10_000; i++) {
      assertThat(backlog.add(line(0))).isTrue();
    }
    assertThat(backlog.add(line(0))).isFalse();
    assertThat(backlog.count()).isEqualTo(10_000);
  }

  @Test
  void itHoldsSoMuchMemoryAndNoMore() throws InterruptedException {
    Task line = line(16 << 20);
    for (int i = 0; i < 3; i++) {
      assertThat(backlog.add(line)).isTrue();
    }
    assertThat(backlog.add(line)).isFalse();
    backlog.take(1, LONG);
    assertThat(backlog.add(line)).isTrue();
  }

  @Test
  void whatIsTakenIsTakenInOrder() throws InterruptedException {
    List<Task> tasks = List.of(line(1), line(2), line(3));
    tasks.forEach(backlog::add);

    assertThat(backlog.take(2, LONG)).isEqualTo(tasks.subList(0, 2));
    assertThat(backlog.take(2, LONG)).isEqualTo(tasks.subList(2, 3));
  }

  @Test
  void whoTakesASessionUpIsAlone() throws InterruptedException {
    Task alone = new Task.Ask<>(_ -> 0, true, new CompletableFuture<>());
    List<Task> tasks = List.of(line(1), alone, alone, line(2), line(3));
    tasks.forEach(backlog::add);

    assertThat(backlog.take(9, LONG)).isEqualTo(tasks.subList(0, 1));
    assertThat(backlog.take(9, LONG)).isEqualTo(tasks.subList(1, 2));
    assertThat(backlog.take(9, LONG)).isEqualTo(tasks.subList(2, 3));
    assertThat(backlog.take(9, LONG)).isEqualTo(tasks.subList(3, 5));
  }

  @Test
  void whenItIsClosedNobodyWaits() throws InterruptedException {
    backlog.add(line(1));
    backlog.close();

    assertThat(backlog.add(line(1))).isFalse();
    assertThat(backlog.take(2, LONG)).hasSize(1);
    assertThat(backlog.take(2, LONG)).isEmpty();
    backlog.pause(LONG);
  }
}
