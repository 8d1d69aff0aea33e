package tengen.daemon.session;

import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
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
 * restart. Confined to the session's loop.
 */
final class SessionRecord {
  /** Maximum number of stored inputs. Replaying more would take too long. */
  private static final long MAX_INPUTS = 100_000;

  private final SessionContext context;
  private final Recorder recorder;
  private final GameRecorder gameRecorder;
  private final GameIds ids;
  private Optional<InputJournal> journal = Optional.empty();
  private final Outbox client;

  /** The number of the newest stored input. */
  private long number;

  private long lines;
  private boolean isBroken;

  /** The clock for the dates of games. */
  private InstantSource clock = InstantSource.system();

  /**
   * Creates the record of a session without input.
   *
   * @param resume run when the session no longer has to wait for the archive
   */
  SessionRecord(
      SessionContext context, String protocol, Executor loop, Outbox client, Runnable resume) {
    this.context = context;
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

  /** Sets the hold under which this server owns the session. */
  void setHold(Hold hold) {
    recorder.setHold(hold);
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
      case SessionInput.Finished<?> end -> store(InputText.FINISHED, () -> InputText.finished(end));
      case SessionInput.Inspected<?> end ->
          store(InputText.INSPECTED, () -> InputText.inspected(end));
      case SessionInput.Failed<?> end -> store(InputText.FAILED, () -> InputText.failed(end));
      case SessionInput.GamesFound<?> end -> store(InputText.GAMES, () -> InputText.games(end));
      // Progress and table news do not change the session. A client that may name files, or that
      // disconnects, cannot resume.
      case SessionInput.Progressed<?> _,
          SessionInput.FromTable<?> _,
          SessionInput.FileRead<?> _,
          SessionInput.Disconnected<?> _,
          SessionInput.Received<?> _ -> {}
    }
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
    if (number < MAX_INPUTS && inputs.store(input, StoredSession.MAX_CHARACTERS)) {
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
   * Prepares to replay a stored input.
   *
   * @return age of the input in milliseconds, as far as the servers' clocks agree
   */
  long beginReplay(StoredInput input) {
    recorder.mute(true);
    clock = InstantSource.fixed(Instant.ofEpochMilli(input.atMs()));
    client.countTo(input.sent());
    journal.ifPresent(it -> it.continueAfter(input.text().length()));
    count(input);
    return Math.max(0, SteadyTime.OF_PROCESS.millis() - input.atMs());
  }

  /** Ends the replay: further input is new. */
  void endReplay() {
    recorder.mute(false);
    clock = InstantSource.system();
  }

  /** Takes the result of a search; passes a move on to the game recorder. */
  void found(Effect.StartSearch<?> search, EngineSlot slot, SearchResult result, long elapsedMs) {
    boolean isAnalysis = search.arrivedNanos().isEmpty() || search.limits().isUntilStopped();
    if (search.goal() instanceof Goal.BestMove && !isAnalysis) {
      gameRecorder.moveFound(
          search.position().toMove(), result.move(), player(slot), thought(result, elapsedMs));
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
