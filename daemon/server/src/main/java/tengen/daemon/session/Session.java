package tengen.daemon.session;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.daemon.access.SessionQuotas;
import tengen.game.Position;
import tengen.host.search.EngineSlot;
import tengen.protocol.Dialect;
import tengen.protocol.Effect;
import tengen.protocol.Line;
import tengen.protocol.SessionInput;
import tengen.protocol.SessionMachine;
import tengen.protocol.Step;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;

/**
 * Performs the effects that a protocol's state machine decides. Confined to its loop: all methods
 * are called there, and search results arrive there, so there are no locks. Each command is a
 * separate task, so that the loop can serve other sessions in between. No command starts while the
 * client does not read its output.
 *
 * @param <S> the protocol's state
 * @param <C> its commands
 * @param <R> its replies
 */
public final class Session<S, C, R> {
  /** Estimated heap overhead of a queued command, in bytes; added to its text length. */
  private static final int COMMAND_BYTES = 256;

  private final Dialect<S, C, R> dialect;
  private final SessionMachine<S, C, R> machine;
  private final SessionContext context;
  private final Executor loop;
  private final Outbox client;
  private final Optional<SessionRecord<R>> record;
  private final Supplier<Optional<Line>> lines;
  private final InputFlow input;
  private final SessionSummary summary;
  private final SessionFaults faults;
  private final SessionSlots slots;
  private final SessionSearches<C> searches;
  private final SessionGames<C> games;
  private final SessionTables<C> tables;
  private final TextGameSize game = new TextGameSize();

  /** The effects to perform, in order. They wait while an engine is being prepared. */
  private final EffectQueue<R> effects;

  /** The line for the next turn. */
  private @Nullable Line line;

  private boolean inputEnded;
  private boolean isTurnScheduled;
  private boolean isInTurn;
  private S state;
  private boolean closed;

  /**
   * Creates a session without input.
   *
   * @param loop runs search results; the thread that calls this session
   * @param lines returns the client's next complete line; empty if there is none yet
   * @param summary records its engines, moves and end
   * @param quotas limits shared with other sessions
   */
  Session(
      Dialect<S, C, R> dialect,
      SessionContext context,
      Executor loop,
      Outbox client,
      Supplier<Optional<Line>> lines,
      InputFlow input,
      SessionSummary summary,
      SessionQuotas quotas) {
    this.dialect = dialect;
    this.machine = dialect.machine();
    this.effects = new EffectQueue<>(reply -> machine.print(reply).length());
    this.context = context;
    this.loop = loop;
    this.client = client;
    this.lines = lines;
    this.input = input;
    this.summary = summary;
    this.faults =
        new SessionFaults(context.log(), summary, client, input, this::abort, this::forget);
    this.slots = new SessionSlots(context, summary);
    this.record =
        context.archive().state().wanted()
            ? Optional.of(
                new SessionRecord<>(context, dialect.name(), loop, client, slots, this::proceed))
            : Optional.empty();
    record.ifPresent(it -> it.onTakeover(input::takenOver));
    this.searches =
        new SessionSearches<>(
            context, slots, quotas, summary, loop, client::ready, this::take, this::prepared);
    this.games = new SessionGames<>(context, loop, this::take);
    this.tables = new SessionTables<>(context, quotas, loop, this::take);
    this.state = machine.start(context.offer());
  }

  /** Processes new input. Executes a brief command immediately; schedules a turn for others. */
  void received() {
    if (mayTurn()) {
      List<C> brief = briefCommands();
      if (brief.isEmpty()) {
        scheduleTurn();
      } else {
        turn(() -> execute(Objects.requireNonNull(line), brief));
      }
    }
  }

  /** Returns the commands on the next line if they are brief and nothing precedes them. */
  private List<C> briefCommands() {
    boolean isNext =
        !inputEnded && effects.isEmpty() && searches.areOver() && !machine.hasNext(state);
    return isNext && line != null ? machine.parseBrief(state, line) : List.of();
  }

  /** Handles the loss and the return of the client of a session that waits for it. */
  void setConnected(boolean isConnected) {
    tables.setConnected(isConnected);
  }

  /** Handles the end of input. */
  public void disconnect() {
    inputEnded = true;
    proceed();
  }

  /** Sends the protocol's heartbeat, if it has one and the client reads its output. */
  public void heartbeat() {
    if (!closed && client.ready()) {
      machine.heartbeat(state).map(machine::print).ifPresent(client::write);
      client.flush();
    }
  }

  /** Schedules a turn if there is input that may be processed. */
  void proceed() {
    if (mayTurn()) {
      scheduleTurn();
    }
  }

  private void scheduleTurn() {
    isTurnScheduled = true;
    loop.execute(() -> turn(this::takeNext));
  }

  /** Returns whether there is work to do for which no turn is scheduled. */
  private boolean mayTurn() {
    if (closed || isInTurn) {
      return false;
    }
    boolean hasRoom = hasRoom();
    boolean hasTurn = !isTurnScheduled && client.ready() && hasTurn(hasRoom);
    input.setReading(hasRoom);
    return hasTurn;
  }

  private boolean hasRoom() {
    long pendingBytes = machine.pendingBytes(state) + effects.bytes();
    return !effects.isFull()
        && tables.isReady()
        && pendingBytes <= context.pendingBytesLimit()
        && input.hasRoom(pendingBytes + client.heldBytes());
  }

  private boolean hasTurn(boolean hasRoom) {
    if (inputEnded || (machine.hasNext(state) && (effects.isEmpty() || hasRoom))) {
      return true;
    }
    if (line == null && hasRoom) {
      line = lines.get().orElse(null);
    }
    return line != null && hasRoom;
  }

  private void turn(Runnable action) {
    isTurnScheduled = false;
    isInTurn = true;
    guarded("its input", action);
    isInTurn = false;
    proceed();
  }

  /** Executes one command or line. Queued commands precede later input. */
  private void takeNext() {
    if (machine.hasNext(state)) {
      take(new SessionInput.Continued<>());
      return;
    }
    Optional<Line> next = Optional.ofNullable(line).or(lines);
    if (next.isPresent()) {
      execute(next.get(), machine.parse(state, next.get()));
    } else if (inputEnded) {
      inputEnded = false;
      take(new SessionInput.Disconnected<>());
    }
  }

  /** Takes the next line and executes the commands on it. */
  private void execute(Line next, List<C> commands) {
    line = null;
    record.ifPresent(it -> it.received(next));
    int bytes = next.text().length() + COMMAND_BYTES;
    for (C command : commands) {
      take(new SessionInput.Received<>(command, bytes, next.arrivedNanos()));
      bytes = COMMAND_BYTES;
    }
  }

  /** Ends the session without output, because the connection is closed. */
  public void abort() {
    closed = true;
    slots.releaseAll();
    searches.dropAll();
    effects.clear();
    line = null;
    tables.close();
  }

  /** Processes an input and records it. Ignores inputs that arrive after the session has ended. */
  private void take(SessionInput<C> input) {
    if (closed) {
      return;
    }
    record.ifPresent(it -> it.received(input));
    guarded(input, () -> step(input));
  }

  /**
   * Stores all input from now on, so that a client with this token can resume the session. Must be
   * called before the first input.
   */
  void storeAs(String token) {
    record.ifPresent(it -> it.storeAs(token));
  }

  /**
   * Replays stored input with the stored search results. Restarts unfinished searches at the end,
   * with the remaining time of the game's clock.
   *
   * @return the number of lines received from the client
   */
  long replay(StoredSession stored) {
    guarded("its stored input", () -> record.ifPresent(it -> replay(it, stored)));
    proceed();
    return record.map(SessionRecord::lines).orElse(0L);
  }

  private void replay(SessionRecord<R> replayed, StoredSession stored) {
    replayed.replay(stored, this::replay);
    effects.addAll(replayed.openSearches());
    performEffects();
  }

  private void replay(StoredInput input) {
    InputText.line(input, context.searches().nanoClock())
        .ifPresentOrElse(
            line -> execute(line, machine.parse(state, line)), () -> take(InputText.read(input)));
  }

  private void guarded(Object news, Runnable action) {
    if (!closed) {
      faults.guard(news, action);
    }
  }

  /** Drops the state and the stored input, after {@link #abort}. */
  private void forget() {
    try {
      state = machine.start(context.offer());
    } catch (RuntimeException | OutOfMemoryError _) {
      // The state becomes garbage with the closed connection.
    }
    record.ifPresent(SessionRecord::close);
  }

  /** Lets the state machine handle an input, and performs the effects. */
  private void step(SessionInput<C> input) {
    Step<S, R> step = machine.next(state, input);
    state = step.state();
    effects.addAll(step.effects());
    performEffects();
  }

  private void performEffects() {
    while (effects.hasNext()) {
      perform(effects.remove());
    }
    effects.await();
    client.flush();
    if (closed) {
      abort();
      client.close();
    } else {
      proceed();
    }
  }

  private void perform(Effect<R> effect) {
    if (record.isPresent() && record.get().defers(effect)) {
      return;
    }
    switch (effect) {
      case Effect.Send<R>(R reply) -> client.write(machine.print(reply));
      case Effect.NewGame<R>(int slot, var start) -> newGame(slot, start);
      case Effect.StartSearch<R> start -> searches.start(start);
      case Effect.ChangeLimits<R>(long ticket, var limits) -> searches.change(ticket, limits);
      case Effect.Inspect<R> inspect -> searches.inspect(inspect);
      case Effect.StopSearch<R>(long ticket) -> searches.stop(ticket);
      case Effect.DropSearch<R>(long ticket) -> searches.drop(ticket);
      case Effect.ReadFile<R>(long ticket, String path) -> readFile(ticket, path);
      case Effect.FindGames<R>(long ticket, var question) -> games.find(ticket, question);
      case Effect.AllowDirectory<R>(int slot, String path) -> slots.allowDirectory(slot, path);
      case Effect.Configure<R>(int slot, String option, String value) ->
          slots.configure(slot, option, value);
      case Effect.UseEngine<R>(int slot, String engine) -> slots.use(slot, engine);
      case Effect.AtTable<R>(var request) -> tables.ask(request, isReplaying());
      case Effect.StandardErrorText<R>(String text) -> client.aside(text);
      case Effect.Note<R>(String text) -> context.noteText(text);
      case Effect.GameChanged<R>(Position position) -> {
        input.reserveForGame(game.bytes(position));
        record.ifPresent(it -> it.positionChanged(position));
        debug(() -> "game of " + position.rules() + " at turn " + position.turns().size());
      }
      case Effect.GameEnded<R>(var end) -> {
        record.ifPresent(it -> it.ended(end));
        debug(() -> "game over: " + end);
      }
      case Effect.Close<R>(String why) -> {
        record.ifPresent(SessionRecord::close);
        summary.setEnd(why);
        closed = true;
      }
    }
  }

  /** Returns whether stored input is replayed after a resume. */
  private boolean isReplaying() {
    return record.filter(SessionRecord::isReplaying).isPresent();
  }

  /** Logs a debug line; builds it only if that level is enabled. */
  private void debug(Supplier<String> line) {
    context.log().log(System.Logger.Level.DEBUG, line);
  }

  /**
   * Starts a game in a slot. Prepares the engine now if a search thread is free, else before its
   * next search.
   */
  private void newGame(int number, Position start) {
    EngineSlot slot = slots.get(number);
    slot.newGame(start);
    if (!isReplaying() && context.searches().hasRoom(slot)) {
      effects.pause();
      searches.prepare(number, start);
      DialectRehearsal.playFirst(dialect, context);
    }
  }

  private void prepared() {
    effects.resume();
    guarded("its preparation", this::performEffects);
  }

  /** Reads a file. The result arrives after the remaining effects of this step. */
  private void readFile(long ticket, String path) {
    var read = new SessionInput.FileRead<C>(ticket, context.file(path));
    loop.execute(() -> take(read));
  }
}
