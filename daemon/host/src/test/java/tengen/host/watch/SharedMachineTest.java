package tengen.host.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tengen.host.watch.EngineThread.Act;

class SharedMachineTest {
  private static final int CALLS = 5_000;

  private final EngineThread thread = new EngineThread();

  /** Performs each action on the thread; 1 means a call, 0 none. */
  private final SharedMachine<Integer, Act, Act> machine =
      new SharedMachine<>(0, SharedMachineTest::next, thread::perform);

  private static MachineStep<Integer, Act> next(int calls, Act act) {
    return new MachineStep<>(
        switch (act) {
          case ENTER -> 1;
          case LEAVE -> 0;
          case INTERRUPT, LOWER_PRIORITY -> calls;
        },
        List.of(act));
  }

  @Test
  void anInterruptNeverReachesAThreadBetweenItsCalls() throws Exception {
    var interrupts = new AtomicInteger();
    var caller = new FutureTask<>(() -> call(interrupts));
    Thread.ofPlatform().daemon().start(caller);
    while (!caller.isDone()) {
      machine.handle(Act.INTERRUPT);
    }

    assertThat(caller.get()).as("interrupts between calls").isZero();
    assertThat(interrupts.get()).as("calls that were interrupted").isPositive();
  }

  private int call(AtomicInteger interrupts) {
    int between = 0;
    for (int i = 0; i < CALLS || interrupts.get() == 0; i++) {
      machine.handle(Act.ENTER);
      if (Thread.currentThread().isInterrupted()) {
        interrupts.incrementAndGet();
      }
      machine.handle(Act.LEAVE);
      between += Thread.currentThread().isInterrupted() ? 1 : 0;
    }
    return between;
  }

  @Test
  void aThreadLeavesItsCallWithTheUsualPriority() throws Exception {
    var caller =
        new FutureTask<>(
            () -> {
              machine.handle(Act.ENTER);
              machine.handle(Act.LOWER_PRIORITY);
              int lowered = Thread.currentThread().getPriority();
              machine.handle(Act.LEAVE);
              return List.of(lowered, Thread.currentThread().getPriority());
            });
    Thread.ofPlatform().daemon().start(caller);

    assertThat(caller.get()).containsExactly(Thread.MIN_PRIORITY, Thread.NORM_PRIORITY);
  }
}
