package tengen.app.join;

import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import tengen.config.TimeProfile;
import tengen.game.Position;
import tengen.host.log.SessionId;
import tengen.host.search.EngineCall;
import tengen.host.search.EngineSlot;
import tengen.host.search.SearchListener;
import tengen.host.search.SearchRequest;
import tengen.host.search.SearchService;
import tengen.host.search.SearchTask;
import tengen.host.watch.SearchCap;
import tengen.search.Goal;
import tengen.search.Limits;

/** The engine of a bot. Confined to the bot's loop. */
final class BotEngine {
  /** Time for the preparation of an engine, which may be a program that starts slowly. */
  private static final TimeProfile PREPARATION = new TimeProfile(60_000, 0, 0);

  private final SearchService searches;
  private final TimeProfile time;
  private final BotPlayer player;
  private @Nullable Position start;
  private @Nullable EngineSlot slot;
  private @Nullable SearchTask running;

  /**
   * Creates an instance without an engine.
   *
   * @param time for a game without a clock, and margins
   */
  BotEngine(SearchService searches, TimeProfile time, BotPlayer player) {
    this.searches = searches;
    this.time = time;
    this.player = player;
  }

  /**
   * Prepares the engine for a game; creates another one if the game differs from the last one.
   *
   * @param listener told when the engine is ready
   */
  void newGame(Position game, SearchListener listener) {
    EngineSlot now = slot;
    if (now == null || !game.equals(start)) {
      close();
      now = new EngineSlot(player.engine(game), searches.pool(), SessionId.NONE);
      slot = now;
      start = game;
    }
    now.newGame(game);
    submit(now, game, new EngineCall.Preparation(), Limits.NONE, PREPARATION, listener);
  }

  /** Starts a search. The result arrives on any thread, unless the search is dropped. */
  void search(BotEffect.Search search, SearchListener listener) {
    EngineSlot now = slot;
    if (now == null) {
      throw new IllegalStateException("no game was announced");
    }
    var call = new EngineCall.Search(Goal.BEST_MOVE);
    submit(now, search.position(), call, search.limits(), time, listener);
  }

  private void submit(
      EngineSlot of,
      Position position,
      EngineCall call,
      Limits limits,
      TimeProfile profile,
      SearchListener listener) {
    var request =
        new SearchRequest(
            of,
            position,
            call,
            limits,
            profile,
            OptionalLong.of(searches.nanoClock().getAsLong()),
            Long.MAX_VALUE,
            SearchCap.NONE);
    running = searches.submit(request, listener);
  }

  /** Cancels the running search, if there is one. */
  void drop() {
    SearchTask task = running;
    running = null;
    if (task != null) {
      task.drop();
    }
  }

  /** Closes the engine. */
  void close() {
    drop();
    EngineSlot old = slot;
    slot = null;
    if (old != null) {
      searches.leave(old);
    }
  }
}
