package tengen.daemon.table;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.config.Right;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.session.SessionContext;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Side;
import tengen.host.search.EngineCall;
import tengen.host.search.EngineSlot;
import tengen.host.search.SearchListener;
import tengen.host.search.SearchRequest;
import tengen.host.search.SearchTask;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableThought;
import tengen.search.Finding;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/** The engines of one table and their searches. Confined to the tables' loop. */
final class TableEngines {
  /** Maximum number of moves of a principal variation stored with a move. */
  private static final int MAX_LINE_MOVES = 64;

  private final SessionContext context;
  private final SessionQuotas quotas;
  private final Executor loop;
  private final LongSupplier nowMs;
  private final Consumer<TableInput> table;
  private final Map<Side, EngineSlot> slots = new EnumMap<>(Side.class);
  private final Map<Long, SearchTask> running = new HashMap<>();

  /**
   * Creates an instance without engines.
   *
   * @param context provides engines, rights and time limits
   * @param table receives the results, on its loop
   */
  TableEngines(
      SessionContext context,
      SessionQuotas quotas,
      Executor loop,
      LongSupplier nowMs,
      Consumer<TableInput> table) {
    this.context = context;
    this.quotas = quotas;
    this.loop = loop;
    this.nowMs = nowMs;
    this.table = table;
  }

  /** Starts a search for a player. Delivers exactly one input, unless the search is dropped. */
  void search(TableEffect.Search search, TablePlayer player) {
    Optional<String> objection = objection(player);
    if (objection.isPresent()) {
      loop.execute(
          () ->
              table.accept(
                  new TableInput.EngineUnavailable(
                      nowMs.getAsLong(), search.ticket(), objection.get())));
      return;
    }
    long askedNanos = context.searches().nanoClock().getAsLong();
    SearchRequest request =
        context.request(
            slot(search.side(), search.position(), player),
            search.position(),
            new EngineCall.Search(search.goal()),
            search.limits(),
            OptionalLong.of(askedNanos),
            Long.MAX_VALUE);
    running.put(
        search.ticket(),
        context.searches().submit(request, new Answer(search.ticket(), askedNanos)));
  }

  private Optional<String> objection(TablePlayer player) {
    return context.engines().containsKey(player.engine())
        ? context.account().objection(Right.PLAY).or(quotas::beginSearch)
        : Optional.of("there is no engine " + player.engine() + " any more");
  }

  private EngineSlot slot(Side side, Position position, TablePlayer player) {
    return slots.computeIfAbsent(
        side,
        _ -> {
          EngineSlot slot = context.slot(player.engine());
          player.options().forEach((name, value) -> configure(slot, name, value));
          slot.newGame(Position.start(position.rules(), position.setup()));
          return slot;
        });
  }

  private void configure(EngineSlot slot, String name, String value) {
    slot.configure(name, value).ifPresent(why -> context.log().log(System.Logger.Level.INFO, why));
  }

  /** Cancels a search and discards its result. */
  void drop(long ticket) {
    SearchTask task = forget(ticket);
    if (task != null) {
      task.drop();
    }
  }

  private @Nullable SearchTask forget(long ticket) {
    SearchTask task = running.remove(ticket);
    if (task != null) {
      quotas.endSearch();
    }
    return task;
  }

  /** Cancels all searches and releases all engines. */
  void releaseAll() {
    Map.copyOf(running).keySet().forEach(this::drop);
    slots.values().forEach(context::releaseSlot);
    slots.clear();
  }

  /** Delivers a search's result on the loop. */
  private final class Answer implements SearchListener {
    private final long ticket;
    private final long askedNanos;

    Answer(long ticket, long askedNanos) {
      this.ticket = ticket;
      this.askedNanos = askedNanos;
    }

    @Override
    public void progressed(SearchProgress progress) {}

    @Override
    public void finished(SearchResult result) {
      long spent = context.searches().nanoClock().getAsLong() - askedNanos;
      var thought =
          new TableThought(
              TimeUnit.NANOSECONDS.toMillis(spent),
              result.last().nodes(),
              result.last().lines().stream().findFirst().map(Answer::plain));
      end(() -> new TableInput.MoveFound(nowMs.getAsLong(), ticket, result.move(), thought));
    }

    /** Returns a variation without the parts that are not stored. */
    private static Variation plain(Variation line) {
      List<Move> moves = line.moves().stream().limit(MAX_LINE_MOVES).toList();
      return new Variation(line.score(), moves, line.depth(), line.nodes());
    }

    @Override
    public void inspected(Finding finding) {}

    @Override
    public void prepared() {}

    @Override
    public void failed(String reason) {
      end(() -> new TableInput.SearchFailed(nowMs.getAsLong(), ticket, reason));
    }

    private void end(Supplier<TableInput> input) {
      loop.execute(
          () -> {
            var _ = forget(ticket);
            table.accept(input.get());
          });
    }
  }
}
