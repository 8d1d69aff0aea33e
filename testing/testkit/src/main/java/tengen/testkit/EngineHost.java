package tengen.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchResult;

/** An engine under test with its context; every call has a timeout. */
final class EngineHost implements AutoCloseable {
  private final Duration timeout;
  private final ThreadGroup group;
  private final ConcurrentLinkedQueue<Thread> contextThreads;
  private final Engine engine;

  private EngineHost(
      Duration timeout,
      ThreadGroup group,
      ConcurrentLinkedQueue<Thread> contextThreads,
      Engine engine) {
    this.timeout = timeout;
    this.group = group;
    this.contextThreads = contextThreads;
    this.engine = engine;
  }

  static EngineHost of(Subject subject) throws Exception {
    return of(subject, subject.settings());
  }

  static EngineHost of(Subject subject, EngineSettings settings) throws Exception {
    var group = new ThreadGroup("engine under test");
    var contextThreads = new ConcurrentLinkedQueue<Thread>();
    var context =
        new EngineContext(
            subject.rules(),
            body -> {
              var thread = new Thread(group, body, "lent to the engine under test");
              thread.setDaemon(true);
              contextThreads.add(thread);
              return thread;
            },
            Optional.empty(),
            _ -> {});
    Callable<Engine> create =
        () ->
            Objects.requireNonNull(
                subject.factory().create(settings, context), "create gave no engine");
    Engine engine = Call.start(group, "create", create).get(subject.timeout());
    return new EngineHost(subject.timeout(), group, contextThreads, engine);
  }

  Engine engine() {
    return engine;
  }

  /** Calls the engine. */
  <T> T call(String what, Callable<T> body) throws Exception {
    return Call.start(group, what, body).get(timeout);
  }

  void newGame(Position start) throws Exception {
    call(
        "newGame",
        () -> {
          engine.newGame(start);
          return true;
        });
  }

  Call<SearchResult> begin(Position position, Goal goal, RecordingControl control) {
    return Call.start(
        group,
        "search",
        () -> {
          try {
            return Objects.requireNonNull(
                engine.search(position, goal, control), "search gave no result");
          } finally {
            control.markReturned();
          }
        });
  }

  SearchResult search(Position position, Goal goal, Limits limits) throws Exception {
    return search(position, goal, RecordingControl.withoutReports(limits));
  }

  SearchResult search(Position position, Goal goal, RecordingControl control) throws Exception {
    return begin(position, goal, control).get(timeout);
  }

  /** Closes the engine, even during a call. May be called again. */
  void end() throws Exception {
    call(
        "close",
        () -> {
          engine.close();
          return true;
        });
  }

  @Override
  public void close() {
    try {
      end();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (Exception thrown) {
      fail("close threw " + thrown, thrown);
    }
  }

  /** Returns the threads that the engine got from its context and that do not end in time. */
  List<Thread> contextThreadsAlive() throws InterruptedException {
    long deadline = System.nanoTime() + timeout.toNanos();
    for (Thread thread : contextThreads) {
      long leftMs = Math.max(1, (deadline - System.nanoTime()) / 1_000_000);
      if (thread.getState() != Thread.State.NEW) {
        thread.join(Duration.ofMillis(leftMs));
      }
    }
    return contextThreads.stream().filter(Thread::isAlive).toList();
  }

  /** Returns the threads that the engine created itself, without the one that calls it. */
  List<Thread> ownThreads(Thread caller) {
    var all = new Thread[group.activeCount() + 16];
    int count = group.enumerate(all);
    return Stream.of(all)
        .limit(count)
        .filter(thread -> !thread.equals(caller) && !contextThreads.contains(thread))
        .toList();
  }

  /**
   * Returns the result of a call that may also end by an orderly exception; fails for any other
   * exception.
   */
  static <T> Optional<T> survived(Call<T> call, Duration timeout) throws Exception {
    try {
      return Optional.of(call.get(timeout));
    } catch (EngineException | InterruptedException _) {
      return Optional.empty();
    } catch (RuntimeException thrown) {
      return fail("the search died of " + thrown, thrown);
    }
  }
}
