package tengen.app.join;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.daemon.connect.MessageSession;
import tengen.host.search.Alarms;
import tengen.host.search.SearchListener;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;
import tengen.protocol.json.JsonWriter;
import tengen.search.Finding;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * Runs a bot: passes the messages of its session and the moves of its engine to one loop, and
 * performs there what the bot decides.
 */
final class BotRun implements MessageSession.Client {
  /** Maximum time for the engine to close, in milliseconds. */
  private static final long CLOSE_TIMEOUT_MS = 1000;

  private final TableBot bot;
  private final MessageSession session;
  private final BotEngine engine;
  private final PrintWriter out;
  private final PrintWriter err;
  private final long staySeconds;
  private final CountDownLatch over = new CountDownLatch(1);
  private final Alarms alarms = Alarms.onThread("bot");

  /** Runs tasks in order on the thread of the alarms. */
  private final Executor loop =
      task -> {
        var _ = alarms.set(task, 0);
      };

  private volatile BotEffect.@Nullable End end;
  private volatile @Nullable Throwable failure;

  /**
   * Creates a run that has not begun.
   *
   * @param out for results
   * @param err for everything else
   * @param staySeconds time to wait for a rematch
   */
  BotRun(
      TableBot bot,
      MessageSession session,
      BotEngine engine,
      PrintWriter out,
      PrintWriter err,
      long staySeconds) {
    this.bot = bot;
    this.session = session;
    this.engine = engine;
    this.out = out;
    this.err = err;
    this.staySeconds = staySeconds;
  }

  /**
   * Plays until the bot leaves its table.
   *
   * @throws IOException if the server rejects the bot or is away for too long
   */
  BotEffect.End play() throws IOException, InterruptedException {
    try {
      session.run(this);
    } finally {
      CompletableFuture.runAsync(engine::close, loop)
          .completeOnTimeout(null, CLOSE_TIMEOUT_MS, TimeUnit.MILLISECONDS)
          .join();
      alarms.close();
      over.countDown();
    }
    BotEffect.End decided = end;
    if (decided == null) {
      throw new IllegalStateException("the bot failed: " + failure, failure);
    }
    return decided;
  }

  /** Leaves the table from another thread, and waits for the end of the run for a limited time. */
  void leave(long timeoutMs) {
    var _ = onLoop(bot::leave);
    try {
      over.await(timeoutMs, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void connected() {
    onLoop(bot::connected).join();
  }

  @Override
  public void received(String message) {
    for (String line : message.lines().toList()) {
      if (JsonReader.read(line) instanceof JsonReading.Read(Json.Fields fields)) {
        // Waits, so that messages do not pile up.
        onLoop(() -> bot.received(fields)).join();
      }
    }
  }

  private CompletableFuture<Void> onLoop(Supplier<List<BotEffect>> step) {
    return CompletableFuture.runAsync(() -> guarded(step), loop);
  }

  /** Performs what a step decides. An internal error ends the run. */
  private void guarded(Supplier<List<BotEffect>> step) {
    try {
      for (BotEffect effect : step.get()) {
        if (end == null) {
          perform(effect);
        }
      }
    } catch (RuntimeException | Error e) {
      failure = e;
      session.end();
    }
  }

  private void perform(BotEffect effect) {
    switch (effect) {
      case BotEffect.Send(Json.Fields message) -> session.send(JsonWriter.write(message));
      case BotEffect.NewGame(var start) -> engine.newGame(start, new Answer(0));
      case BotEffect.Search search -> engine.search(search, new Answer(search.ticket()));
      case BotEffect.Drop _ -> engine.drop();
      case BotEffect.Notice(String line) -> err.println("tengen: " + line);
      case BotEffect.Result(String line) -> {
        out.println(line);
        out.flush();
      }
      case BotEffect.WaitForRematch(String table) -> {
        long stayMs = TimeUnit.SECONDS.toMillis(staySeconds);
        var _ = alarms.set(() -> guarded(() -> bot.waited(table)), stayMs);
      }
      case BotEffect.End last -> {
        end = last;
        session.end();
      }
    }
  }

  /** Passes the result of a search, or the end of a preparation, to the loop. */
  private final class Answer implements SearchListener {
    private final long ticket;

    Answer(long ticket) {
      this.ticket = ticket;
    }

    @Override
    public void progressed(SearchProgress progress) {}

    @Override
    public void finished(SearchResult result) {
      var _ = onLoop(() -> bot.found(ticket, result.move()));
    }

    @Override
    public void inspected(Finding finding) {}

    @Override
    public void prepared() {
      var _ = onLoop(bot::ready);
    }

    @Override
    public void failed(String reason) {
      var _ = onLoop(() -> bot.failed(ticket, reason));
    }
  }
}
