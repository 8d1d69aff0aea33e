package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.support.Waits;

class SessionThreadsTest {
  private final SessionThreads threads = new SessionThreads(1);
  private final CountDownLatch released = new CountDownLatch(1);

  @AfterEach
  void close() {
    released.countDown();
    threads.close();
  }

  @Test
  void theTasksOfASessionRunInOrderAndOneAtATime() throws Exception {
    Executor session = threads.newLoop();
    List<Integer> ran = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      int task = i;
      session.execute(() -> ran.add(task));
    }
    await(session);

    assertThat(ran).isEqualTo(IntStream.range(0, 10_000).boxed().toList());
  }

  @Test
  void aBriefTaskRunsOnTheCallersThreadWhereTheSessionIsIdle() throws Exception {
    SessionLoop session = threads.newLoop();
    await(session);
    // The thread of the last task may still be ending the session's turn.
    Waits.until(
        "a task on this thread",
        () -> {
          List<Thread> ran = new ArrayList<>();
          session.executeBrief(() -> ran.add(Thread.currentThread()));
          return List.copyOf(ran);
        },
        it -> it.equals(List.of(Thread.currentThread())));
  }

  @Test
  void aBriefTaskRunsAfterThoseThatWait() throws Exception {
    SessionLoop session = threads.newLoop();
    List<String> ran = new ArrayList<>();
    session.execute(
        () -> {
          awaitUninterruptibly(released);
          ran.add("first");
        });

    session.executeBrief(() -> ran.add("brief"));
    released.countDown();
    await(session);

    assertThat(ran).containsExactly("first", "brief");
  }

  @Test
  void sessionsTakeTurns() throws Exception {
    Executor busy = threads.newLoop();
    Executor other = threads.newLoop();
    AtomicInteger ran = new AtomicInteger();
    AtomicInteger ranBefore = new AtomicInteger();
    busy.execute(() -> other.execute(() -> ranBefore.set(ran.get())));
    for (int i = 0; i < 1000; i++) {
      busy.execute(
          () -> {
            LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(100));
            ran.incrementAndGet();
          });
    }
    await(other);
    await(busy);

    assertThat(ranBefore.get()).isLessThan(500);
  }

  @Test
  void tasksThatTakeLongHoldUpNoOtherSession() throws Exception {
    CountDownLatch blocked = new CountDownLatch(10);
    for (int i = 0; i < 10; i++) {
      threads
          .newLoop()
          .execute(
              () -> {
                blocked.countDown();
                awaitUninterruptibly(released);
              });
    }
    blocked.await();

    await(threads.newLoop());
  }

  @Test
  void tasksThatDoNotEndCountAsHanging() throws Exception {
    long later = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
    Executor session = threads.newLoop();
    CountDownLatch blocked = new CountDownLatch(1);
    session.execute(
        () -> {
          blocked.countDown();
          awaitUninterruptibly(released);
        });
    blocked.await();
    assertThat(threads.hanging(later)).isEqualTo(1);

    released.countDown();
    await(session);
    Waits.until("no task that hangs", () -> threads.hanging(later), it -> it == 0);
  }

  @Test
  void aFaultEndsItsTaskAlone() throws Exception {
    Executor session = threads.newLoop();
    session.execute(
        () -> {
          Thread.currentThread().setUncaughtExceptionHandler((_, _) -> {});
          throw new IllegalStateException("a bug");
        });

    await(session);
  }

  private static void await(Executor session) throws InterruptedException {
    var done = new CountDownLatch(1);
    session.execute(done::countDown);
    done.await();
  }

  private static void awaitUninterruptibly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
