package tengen.daemon.session;

import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.game.Position;
import tengen.host.search.EngineSlot;
import tengen.protocol.Effect;
import tengen.protocol.Line;
import tengen.protocol.SessionInput;
import tengen.protocol.record.GameEnd;
import tengen.search.Goal;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.store.archive.Hold;
import tengen.store.archive.SteadyTime;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.StoredSession;
import tengen.store.archive.TokenHash;

/**
 * Records a session in the archive: its games, and its input if the client can resume it after a
 * restart. Replays that input. Confined to the session's loop.
 *
 * @param <R> the protocol's replies
 */
final class SessionRecord<R> {
  /** Maximum number of stored inputs. Replaying more would take too long. */
  private static final long MAX_INPUTS = 100_000;

  /**
   * Maximum length of a stored input in UTF-16 characters. The replies of other sessions wait while
   * the archive writes one.
   */
  static final int MAX_INPUT_CHARACTERS = 512 << 10;

  private final SessionContext context;
  private final Recorder recorder;
  private final GameRecorder gameRecorder;
  private final GameIds ids;
  private Optional<InputJournal> journal = Optional.empty();
  private final Outbox client;
  private final SessionSlots slots;
  private final OpenSearches<R> openSearches = new OpenSearches<>();

  /** Age in milliseconds of the input being replayed; 0 of new input. */
  private long ageMs;

  /** The number of the newest stored input. */
  private long number;

  private long lines;

  /** True after an input could not be stored. Later ones must not be stored without it. */
  private boolean isBroken;

  /** The clock for the dates of games. */
  private InstantSource clock = InstantSource.system();

  /**
   * Creates the record of a session without input.
   *
   * @param resume run when the session no longer has to wait for the archive
   */
  SessionRecord(
      SessionContext context,
      String protocol,
      Executor loop,
      Outbox client,
      SessionSlots slots,
      Runnable resume) {
    this.context = context;
    this.slots = slots;
    recorder = new Recorder(context.archive(), loop);
    this.client = client;
    client.holdFor(recorder, resume);
    ids = GameIds.atRandom();
    gameRecorder = new GameRecorder(recorder, protocol, context.account().name(), ids);
    context.offer().session().ifPresent(this::storeAs);
  }

  /** Sets an action to run when another server has taken the session over. */
  void onTakeover(Runnable action) {
    recorder.onTakeover(action);
  }

  /**
   * Stores all input from now on, so that a client with this token can resume the session. Must be
   * called before the first input.
   */
  void storeAs(String token) {
    String key = TokenHash.of(token);
    ids.deriveFrom(token);
    recorder.setHold(Hold.first(key));
    journal = Optional.of(new InputJournal(recorder, key));
  }

  /** Deletes the stored input, because the session has ended. */
  void close() {
    journal.ifPresent(InputJournal::end);
  }

  /** Returns the number of lines received from the client; 0 if input is not stored. */
  long lines() {
    return lines;
  }

  /** Stores a line at the time it is executed. */
  void received(Line line) {
    store(line.cut() ? InputText.CUT : InputText.LINE, line::text);
  }

  /** Stores an input other than a line. */
  void received(SessionInput<?> input) {
    switch (input) {
      case SessionInput.Continued<?> _ -> store(InputText.GO_ON, () -> "");
      case SessionInput.Finished<?> end -> {
        store(InputText.FINISHED, () -> InputText.finished(end));
        openSearches.end(end.ticket()).ifPresent(search -> found(search, end));
      }
      case SessionInput.Inspected<?> end ->
          end(end.ticket(), InputText.INSPECTED, () -> InputText.inspected(end));
      case SessionInput.Failed<?> end ->
          end(end.ticket(), InputText.FAILED, () -> InputText.failed(end));
      case SessionInput.GamesFound<?> end ->
          end(end.ticket(), InputText.GAMES, () -> InputText.games(end));
      // Progress and table news do not change the session. A client that may name files, or that
      // disconnects, cannot resume.
      case SessionInput.Progressed<?> _,
          SessionInput.FromTable<?> _,
          SessionInput.FileRead<?> _,
          SessionInput.Disconnected<?> _,
          SessionInput.Received<?> _ -> {}
    }
  }

  private void end(long ticket, String kind, Supplier<String> text) {
    store(kind, text);
    var _ = openSearches.end(ticket);
  }

  private void store(String kind, Supplier<String> text) {
    if (!recorder.isSuppressed()) {
      journal.ifPresent(it -> store(it, kind, text.get()));
    }
  }

  /**
   * Stores an input. If the input exceeds the limits, or the archive is full, deletes the session
   * from the archive, so that it cannot be resumed after a restart.
   */
  private void store(InputJournal inputs, String kind, String text) {
    var input =
        new StoredInput(number + 1, kind, text, client.sent(), SteadyTime.OF_PROCESS.millis());
    boolean isWithin = number < MAX_INPUTS && text.length() <= MAX_INPUT_CHARACTERS;
    if (!isBroken && isWithin && inputs.store(input, StoredSession.MAX_CHARACTERS)) {
      count(input);
      return;
    }
    if (!isBroken) {
      isBroken = true;
      context.note(
          "session cannot be resumed after a restart",
          "reason",
          inputs.isWhole() ? "its input is too long" : "the archive had no room");
    }
    inputs.end();
  }

  private void count(StoredInput last) {
    number = last.number();
    lines = InputText.lines(lines, last);
  }

  /**
   * Replays stored inputs with the stored search results, as the server that stored them did.
   *
   * @param session takes each input
   */
  void replay(StoredSession stored, Consumer<StoredInput> session) {
    recorder.setHold(stored.hold());
    recorder.suppress(true);
    for (StoredInput input : stored.inputs()) {
      beginReplay(input);
      session.accept(input);
    }
    recorder.suppress(false);
    clock = InstantSource.system();
    ageMs = 0;
  }

  /** Sets the time and the number of messages to those when an input was stored. */
  private void beginReplay(StoredInput input) {
    clock = InstantSource.fixed(Instant.ofEpochMilli(input.atMs()));
    // The servers' clocks may disagree.
    ageMs = Math.max(0, SteadyTime.OF_PROCESS.millis() - input.atMs());
    client.countTo(input.sent());
    journal.ifPresent(it -> it.continueAfter(input.text().length()));
    count(input);
  }

  /** Returns whether stored input is being replayed. */
  boolean isReplaying() {
    return recorder.isSuppressed();
  }

  /**
   * Keeps track of an effect that starts, changes or ends a search or a query. Returns whether it
   * must not be performed now, because input is being replayed.
   */
  boolean defers(Effect<R> effect) {
    return openSearches.track(effect, ageMs) && isReplaying();
  }

  /** Returns the effects that start the unfinished searches and queries of replayed input. */
  List<Effect<R>> openSearches() {
    return openSearches.all();
  }

  /** Takes the result of a search; passes a move on to the game recorder. */
  private void found(Effect.StartSearch<R> search, SessionInput.Finished<?> end) {
    boolean isAnalysis = search.arrivedNanos().isEmpty() || search.limits().isUntilStopped();
    if (search.goal() instanceof Goal.BestMove && !isAnalysis) {
      SearchResult result = end.result();
      gameRecorder.moveFound(
          search.position().toMove(),
          result.move(),
          player(slots.get(search.slot())),
          thought(result, end.elapsedMs()));
    }
  }

  /**
   * Returns an engine with its options. Leaves text options out, because they may contain a key and
   * clients can read stored games.
   */
  private static StoredPlayer player(EngineSlot slot) {
    EngineSettings settings = slot.settings();
    Map<String, String> options = new HashMap<>(settings.options());
    slot.configured().descriptor().options().stream()
        .filter(Option.Text.class::isInstance)
        .forEach(text -> options.remove(text.name()));
    options.put("threads", Integer.toString(settings.threads()));
    return StoredPlayer.engine(slot.configured().id(), options);
  }

  private static StoredEvaluation thought(SearchResult result, long elapsedMs) {
    SearchProgress last = result.last();
    return StoredEvaluation.of(elapsedMs, last.nodes(), last.lines().stream().findFirst());
  }

  /** Takes the new position of the game. */
  void positionChanged(Position position) {
    gameRecorder.positionChanged(position, clock.millis());
  }

  /** Records the end of the game. */
  void ended(GameEnd end) {
    gameRecorder.ended(end, clock.millis());
  }
}
