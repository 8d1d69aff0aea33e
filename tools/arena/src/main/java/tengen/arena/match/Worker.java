package tengen.arena.match;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.arena.game.Adjudication;
import tengen.arena.game.Contestant;
import tengen.arena.game.GameLogs;
import tengen.arena.game.GameResult;
import tengen.arena.game.GameRun;
import tengen.arena.game.Pairing;
import tengen.arena.game.Seat;
import tengen.arena.game.Spectator;
import tengen.engine.EngineContext;
import tengen.game.GameRules;

/**
 * A thread that plays one game at a time and keeps its engines from game to game. Only {@link
 * #check} and {@link #abandon} may be called from other threads.
 */
final class Worker {
  private final Supplier<Optional<Pairing>> games;
  private final Adjudication adjudication;
  private final EngineContext context;
  private final Spectator spectator;
  private final GameLogs logs;
  private final LongSupplier nanoClock;
  private final BiConsumer<Worker, Optional<GameResult>> ended;
  private final Map<Contestant, Seat> seats = new HashMap<>();
  private final Thread thread;
  private volatile @Nullable GameRun run;
  private volatile boolean abandoned;
  private volatile @Nullable Throwable failure;

  /**
   * Creates a worker without starting it.
   *
   * @param games supplies the next game; empty at the end
   * @param ended receives each game on the worker's thread, and finally empty
   */
  Worker(
      Supplier<Optional<Pairing>> games,
      Adjudication adjudication,
      EngineContext context,
      Spectator spectator,
      GameLogs logs,
      LongSupplier nanoClock,
      BiConsumer<Worker, Optional<GameResult>> ended) {
    this.games = games;
    this.adjudication = adjudication;
    this.context = context;
    this.spectator = spectator;
    this.logs = logs;
    this.nanoClock = nanoClock;
    this.ended = ended;
    this.thread = context.threads().newThread(this::work);
  }

  void start() {
    thread.start();
  }

  private void work() {
    try {
      Optional<Pairing> next = games.get();
      while (next.isPresent()) {
        Optional<GameResult> result = play(next.get());
        if (result.isEmpty()) {
          return;
        }
        ended.accept(this, result);
        next = games.get();
      }
    } catch (RuntimeException | Error e) {
      failure = e;
    } finally {
      seats.values().forEach(Seat::close);
      ended.accept(this, Optional.empty());
    }
  }

  private Optional<GameResult> play(Pairing pairing) {
    String rulesId = pairing.opening().position().rules();
    GameRules rules = Objects.requireNonNull(context.rules().get(rulesId), rulesId);
    logs.begin(pairing, context.warnings());
    var game =
        new GameRun(
            pairing,
            rules,
            adjudication,
            seat(pairing.black()),
            seat(pairing.white()),
            spectator,
            nanoClock);
    run = game;
    if (abandoned) {
      game.abandon();
    }
    Optional<GameResult> result = game.play();
    result.ifPresent(played -> logs.end(pairing, played, context.warnings()));
    return result;
  }

  private Seat seat(Contestant contestant) {
    return seats.computeIfAbsent(contestant, who -> new Seat(who, context, logs));
  }

  /** Returns the game if this call gave it up because its engine does not return. */
  Optional<GameResult> check() {
    GameRun now = run;
    return now == null ? Optional.empty() : now.check();
  }

  /** Returns the error that stopped the worker, which is not an engine's failure. */
  Optional<Throwable> failure() {
    return Optional.ofNullable(failure);
  }

  /** Ends the running game without a result. */
  void abandon() {
    abandoned = true;
    GameRun now = run;
    if (now != null) {
      now.abandon();
    }
  }
}
