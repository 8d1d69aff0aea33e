package tengen.process;

import java.io.IOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
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
 * An external program as an engine. A program that dies is restarted as often as its options say,
 * receives the position again and continues with the remaining time; a program that does not answer
 * is killed. The referee checks all answers.
 */
final class ProcessEngine implements Engine {
  private final Launch launch;
  private final EngineContext context;
  private final ProcessReaper reaper;
  private final ProgramTranscript transcript;
  private final RestartBudget restarts;
  private EngineSettings settings;

  private final Object lock = new Object();

  /** The running program. Guarded by the lock. */
  private @Nullable Program program;

  /** Guarded by the lock. */
  private boolean closed;

  /** A running program with its protocol driver. */
  private record Program(ChildProcess process, Driver driver) {}

  private ProcessEngine(EngineSettings settings, EngineContext context, ProcessReaper reaper) {
    this.launch = Launch.of(settings);
    this.context = context;
    this.reaper = reaper;
    this.settings = settings;
    this.transcript = new ProgramTranscript(launch.program(), context.warnings());
    transcript.configure(settings);
    this.restarts = new RestartBudget(settings.get(ProcessOptions.RESTARTS), System::nanoTime);
  }

  /** Starts an engine and waits until its program is ready. */
  static ProcessEngine start(EngineSettings settings, EngineContext context, ProcessReaper reaper)
      throws EngineException {
    var engine = new ProcessEngine(settings, context, reaper);
    try {
      engine.send(Driver::initialize);
      return engine;
    } catch (EngineException e) {
      engine.close();
      throw e;
    }
  }

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException, InterruptedException {
    return ask(driver -> judged(position, driver.search(position, control), driver.connection()));
  }

  @Override
  public void newGame(Position start) throws EngineException {
    send(driver -> driver.newGame(start));
  }

  /**
   * Applies the settings unless an option other than the transcript has changed. Memory and threads
   * are sent before each search; protocols cannot express a seed.
   */
  @Override
  public boolean reconfigure(EngineSettings changed) {
    if (!withoutTranscript(changed).equals(withoutTranscript(settings))) {
      return false;
    }
    settings = changed;
    transcript.configure(changed);
    synchronized (lock) {
      if (program != null) {
        program.driver().configure(changed);
      }
    }
    return true;
  }

  private static Map<String, String> withoutTranscript(EngineSettings settings) {
    Map<String, String> options = new HashMap<>(settings.options());
    options.remove(ProcessOptions.TRANSCRIPT.name());
    return options;
  }

  private interface Question<T> {
    T put(Driver driver) throws EngineException, ProgramException, InterruptedException;
  }

  private interface Order {
    void give(Driver driver) throws EngineException, ProgramException, InterruptedException;
  }

  private void send(Order order) throws EngineException {
    try {
      ask(
          driver -> {
            order.give(driver);
            return true;
          });
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw broken("interrupted", e);
    }
  }

  private <T> T ask(Question<T> question) throws EngineException, InterruptedException {
    while (true) {
      Program asked = program();
      try {
        T answer = question.put(asked.driver());
        requireOpen();
        return answer;
      } catch (ProgramException exception) {
        String failure = discard(asked, exception);
        if (exception.kind() == ProgramException.Kind.TIMED_OUT) {
          throw new EngineException(Kind.TIMED_OUT, failure, exception);
        }
        if (!restarts.take()) {
          throw broken(failure + usedUp(), exception);
        }
        context.warnings().accept(failure + "; started again");
      }
    }
  }

  private String usedUp() {
    long most = settings.get(ProcessOptions.RESTARTS);
    return most == 0
        ? ""
        : String.format(
            Locale.ROOT,
            "; lost, since its %s restarts in %d minutes are used up; the next search counts anew",
            most,
            RestartBudget.WINDOW.toMinutes());
  }

  /**
   * Rejects answers after the engine was closed: some programs answer when told to quit, or when a
   * child process dies.
   */
  private void requireOpen() throws EngineException {
    synchronized (lock) {
      if (closed) {
        throw new EngineException(Kind.BROKEN, "closed");
      }
    }
  }

  /** Returns the running program; starts it if there is none. */
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
      ChildProcess child = ChildProcess.start(launch, reaper, transcript, context.threads());
      var connection =
          new ProgramConnection(
              child, line -> context.warnings().accept(launch.program() + ": " + line));
      Client client = Client.forProtocol(settings.get(ProcessOptions.DIALECT));
      return new Program(child, client.driver(connection, settings, context.rules()));
    } catch (IOException e) {
      throw broken("cannot be started: " + e.getMessage(), e);
    }
  }

  /** Kills what is left of the program and returns a description of the failure. */
  private String discard(Program failed, ProgramException exception)
      throws EngineException, InterruptedException {
    synchronized (lock) {
      if (closed) {
        throw broken("closed", exception);
      }
      program = null;
    }
    return String.format(
        Locale.ROOT,
        "%s %s (%s); last lines: %s",
        launch.program(),
        exception.getMessage(),
        failed.process().killAndDescribe(),
        failed.driver().connection());
  }

  private SearchResult judged(Position position, SearchResult result, ProgramConnection connection)
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
              connection));
    }
    return result;
  }

  private static EngineException broken(String what, Exception why) {
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
      last.process().end(last.driver().quitCommand());
    }
    transcript.close();
  }
}
