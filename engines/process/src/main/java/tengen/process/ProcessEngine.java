package tengen.process;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineException.Kind;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchResult;

/**
 * A program as an engine. A program that dies is started again, gets the position and goes on with
 * what is left of its time; one that does not answer is killed. Answers are judged by the referee.
 */
final class ProcessEngine implements Engine {
  private final Launch launch;
  private final EngineContext context;
  private final Watcher watcher;
  private final RestartBudget restarts;
  private EngineSettings settings;

  private final Object lock = new Object();

  /** The one that runs now. Guarded by the lock. */
  private @Nullable Program program;

  /** Guarded by the lock. */
  private boolean closed;

  /** A running program, and the client's side of its protocol. */
  private record Program(Child child, Driver driver) {}

  private ProcessEngine(EngineSettings settings, EngineContext context, Watcher watcher) {
    this.launch = Launch.of(settings);
    this.context = context;
    this.watcher = watcher;
    this.settings = settings;
    this.restarts = new RestartBudget(settings.get(ProcessOptions.RESTARTS), System::nanoTime);
  }

  /** An engine whose program is ready. */
  static ProcessEngine start(EngineSettings settings, EngineContext context, Watcher watcher)
      throws EngineException {
    var engine = new ProcessEngine(settings, context, watcher);
    try {
      engine.tell(Driver::greet);
      return engine;
    } catch (EngineException e) {
      engine.close();
      throw e;
    }
  }

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException, InterruptedException {
    return ask(driver -> judged(position, driver.search(position, control), driver.talk()));
  }

  @Override
  public void newGame(Position start) throws EngineException {
    tell(driver -> driver.newGame(start));
  }

  /** Memory and threads are told before each search; a seed has no words. */
  @Override
  public boolean reconfigure(EngineSettings changed) {
    if (!changed.options().equals(settings.options())) {
      return false;
    }
    settings = changed;
    synchronized (lock) {
      if (program != null) {
        program.driver().configure(changed);
      }
    }
    return true;
  }

  private interface Question<T> {
    T put(Driver driver) throws EngineException, ProgramFault, InterruptedException;
  }

  private interface Order {
    void give(Driver driver) throws EngineException, ProgramFault, InterruptedException;
  }

  private void tell(Order order) throws EngineException {
    try {
      ask(
          driver -> {
            order.give(driver);
            return true;
          });
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw lost("interrupted", e);
    }
  }

  private <T> T ask(Question<T> question) throws EngineException, InterruptedException {
    while (true) {
      Program asked = program();
      try {
        T answer = question.put(asked.driver());
        requireOpen();
        return answer;
      } catch (ProgramFault fault) {
        String story = bury(asked, fault);
        if (fault.kind() == ProgramFault.Kind.SILENT) {
          throw new EngineException(Kind.TIMED_OUT, story, fault);
        }
        if (!restarts.take()) {
          throw lost(
              String.format(
                  Locale.ROOT,
                  "%s; lost, since its %s restarts in %d minutes are used up; the next search"
                      + " counts anew",
                  story,
                  settings.get(ProcessOptions.RESTARTS),
                  RestartBudget.WINDOW.toMinutes()),
              fault);
        }
        context.warnings().accept(story + "; started again");
      }
    }
  }

  /** Rejects what a program says once it is told to end: some answer then, or when a child dies. */
  private void requireOpen() throws EngineException {
    synchronized (lock) {
      if (closed) {
        throw new EngineException(Kind.BROKEN, "closed");
      }
    }
  }

  /** The program that runs; it is started if none does. */
  private Program program() throws EngineException {
    synchronized (lock) {
      requireOpen();
      Program present = program;
      if (present == null) {
        present = started();
        program = present;
      }
      return present;
    }
  }

  private Program started() throws EngineException {
    try {
      Child child = Child.start(launch, watcher, context.threads());
      var talk = new Talk(child, context.warnings());
      Client client = Client.speaking(settings.get(ProcessOptions.DIALECT));
      return new Program(child, client.driver(talk, settings, context.rules()));
    } catch (IOException e) {
      throw lost("cannot be started: " + e.getMessage(), e);
    }
  }

  /** Ends what is left of the program, and tells its story. */
  private String bury(Program broken, ProgramFault fault)
      throws EngineException, InterruptedException {
    synchronized (lock) {
      if (closed) {
        throw lost("closed", fault);
      }
      program = null;
    }
    return String.format(
        Locale.ROOT,
        "%s %s (%s); last lines: %s",
        launch.program(),
        fault.getMessage(),
        broken.child().postMortem(),
        broken.driver().talk());
  }

  private SearchResult judged(Position position, SearchResult result, Talk talk)
      throws EngineException {
    Move move = result.move();
    Optional<String> objection =
        Optional.<GameRules>ofNullable(context.rules().get(position.rules()))
            .filter(_ -> !(move instanceof Move.Resign))
            .flatMap(rules -> rules.objection(position, move));
    if (objection.isPresent()) {
      throw new EngineException(
          Kind.ILLEGAL,
          String.format(
              Locale.ROOT,
              "%s made an illegal move: %s; last lines: %s",
              launch.program(),
              objection.get(),
              talk));
    }
    return result;
  }

  private static EngineException lost(String what, Exception why) {
    return new EngineException(Kind.BROKEN, what, why);
  }

  @Override
  public void close() {
    Program last;
    synchronized (lock) {
      closed = true;
      last = program;
      program = null;
    }
    if (last != null) {
      last.child().end(last.driver().farewell());
    }
  }
}
